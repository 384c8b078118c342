// Shows calls to the table and opens the table from them. It answers no request and keeps nothing, so that page and
// rules are always those of the server.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

addEventListener('push', (event) => {
  const { title, text, table } = event.data.json();
  const shown = registration.showNotification(title, {
    body: text,
    tag: `hlubina-${table}`, // a later call takes the place of an earlier one
    renotify: true,
    icon: '/icon-192.png',
    data: { address: `/t/${encodeURIComponent(table)}` },
  });
  event.waitUntil(shown);
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.address));
});

/** The window that shows the table already, or a new one. */
async function show(address) {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((each) => new URL(each.url).pathname === address);
  return open ? open.focus() : clients.openWindow(address);
}
