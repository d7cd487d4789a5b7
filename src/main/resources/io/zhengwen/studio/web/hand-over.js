// What is run in a page of the live web to hand it over: opens the studio, and gives it the page when it asks.

/** Complete in itself, as it is also run as a bookmarklet. */
export function handOver(studio) {
  const { origin } = new URL(studio);
  const opened = open(`${studio}#/annotate?live=wait`);
  addEventListener('message', function give(event) {
    if (event.origin === origin && event.data === 'zhengwen-wants-page') {
      removeEventListener('message', give);
      opened.postMessage({ zhengwenPage: document.documentElement.outerHTML, url: location.href }, origin);
    }
  });
}
