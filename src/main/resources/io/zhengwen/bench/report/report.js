const marks = document.querySelectorAll('.m');
const output = mark => [...mark.classList].find(c => /^o\d+$/.test(c));
const single = mark => {
  document.body.dataset.only = output(mark);
  marks.forEach(m => m.classList.toggle('on', output(m) === output(mark)));
};
const all = () => delete document.body.dataset.only;
for (const mark of marks) {
  mark.addEventListener('mouseenter', () => single(mark));
  mark.addEventListener('mouseleave', all);
}
for (const button of document.querySelectorAll('.legend button')) {
  button.addEventListener('focus', () => single(button));
  button.addEventListener('blur', all);
}
