// Makes the requests of the userscript, as the manager's own.
chrome.runtime.onMessage.addListener(({ method, url, headers, data, anonymous }, sender, answer) => {
  fetch(url, { method, headers, body: data, credentials: anonymous ? 'omit' : 'include' })
    .then(async (given) => answer({ status: given.status, responseText: await given.text() }), () => answer(null));
  return true;
});
