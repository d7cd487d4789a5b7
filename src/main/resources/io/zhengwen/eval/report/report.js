const marks = document.querySelectorAll('.m');
const colour = mark => [...mark.classList].find(c => /^m\d$/.test(c));
for (const mark of marks) {
  mark.addEventListener('mouseenter', () => {
    document.body.dataset.only = colour(mark);
    marks.forEach(m => m.classList.toggle('on', colour(m) === colour(mark)));
  });
  mark.addEventListener('mouseleave', () => delete document.body.dataset.only);
}
