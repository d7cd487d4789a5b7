// Drops a page of 100,000 blocks, and notes by the page's own clock when it is shown, when it is decided, and the longest
// pause: the driver's clock is late while it reads what went over the network.
window.pause = 0;
new MutationObserver(() => {
  if (document.querySelector('iframe.page-frame[data-ready]')) {
    window.shown ??= performance.now() - window.dropped;
  }
  if (document.querySelector('.summary h2')) {
    window.decided ??= performance.now() - window.dropped;
  }
}).observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-ready'] });
const blocks = Array.from({ length: 100000 }, (_, i) => `<p>${i} The ferry left the port in the morning. `);
const html = `<!DOCTYPE html><title>Big</title><body>${blocks.join('')}`;
const transfer = new DataTransfer();
transfer.items.add(new File([html], 'big.html', { type: 'text/html' }));
setTimeout(() => {
  new PerformanceObserver((list) => {
    window.pause = Math.max(window.pause, ...list.getEntries().map((entry) => entry.duration));
  }).observe({ type: 'longtask' });
  window.dropped = performance.now();
  document.querySelector('.page.preview').dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true }));
});
return html.length;
