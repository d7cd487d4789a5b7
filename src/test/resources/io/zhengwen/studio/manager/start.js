chrome.storage.local.get(null).then((known) => { Object.assign(values, known); userscript(); });
