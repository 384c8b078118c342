"""Calls while the page is closed: who wants them, to which tables, and what the page's worker does with one."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.tables import sit_at

# A browser that is allowed to be called, by a service that nobody asks here.
MAY_BE_CALLED = """
Notification.requestPermission = async () => window.allowed ?? 'granted';
Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
let found = null;
PushManager.prototype.getSubscription = async () => found;
PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
  const bytes = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));
  const endpoint = 'https://push.example.invalid/one';
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  const text = (data) => btoa(String.fromCharCode(...data)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  found = {
    endpoint,
    options: { applicationServerKey: bytes(applicationServerKey).buffer },
    toJSON: () => ({ endpoint, keys: { p256dh: text(raw), auth: text(new Uint8Array(16)) } }),
    unsubscribe: async () => ((found = null), true),
  };
  return found;
};
"""


def test_calls_are_switched_on_at_a_table_and_off_for_it_alone(visit: Visit) -> None:
    jana = visit("Jana", language="cs")
    jana.context.add_init_script(MAY_BE_CALLED)
    sit_at(jana, "conspiracy", "greedy")
    jana.press(jana.button("table-menu"))
    here = jana.page.get_by_role("switch", name=jana.say("table-calls"))
    expect(here).not_to_be_checked()
    with jana.page.expect_response("**/api/me/calls") as told:
        here.click(force=True)
    assert told.value.status == 204
    expect(here).to_be_checked()
    address = f"/api/tables/{jana.table}/calls"
    here.click(force=True)
    expect(here).not_to_be_checked()
    jana.wait(lambda: jana.ask("GET", address) == {"on": False}, "the table is quiet")
    here.click(force=True)
    expect(here).to_be_checked()
    jana.wait(lambda: jana.ask("GET", address) == {"on": True}, "the table calls again")


def test_calls_are_switched_on_in_the_settings_and_off_again(visit: Visit) -> None:
    jana = visit("Jana")
    jana.context.add_init_script(MAY_BE_CALLED)
    jana.go("/")
    jana.press(jana.button("settings-title"))
    switch = jana.page.get_by_role("switch", name=jana.say("settings-calls"))
    jana.page.evaluate("window.allowed = 'denied'")
    switch.click(force=True)
    expect(jana.page.get_by_text(jana.say("settings-calls-denied"))).to_be_visible()
    expect(switch).not_to_be_checked()
    jana.page.evaluate("window.allowed = 'granted'")
    with jana.page.expect_response("**/api/me/calls") as told:
        switch.click(force=True)
    assert told.value.status == 204
    expect(switch).to_be_checked()
    with jana.page.expect_response("**/api/me/calls/end") as ended:
        switch.click(force=True)
    assert ended.value.status == 204
    expect(switch).not_to_be_checked()


# Neither calls nor notifications reach a browser without a screen: they are made here, and what becomes of them is noted.
WORKER = """
async (call) => {
  const noted = [];
  registration.showNotification = async (title, { body, tag, data }) => void noted.push({ title, body, tag, data });
  clients.openWindow = async (address) => void noted.push({ opened: address });
  const waiting = [];
  const tell = (name, facts) => {
    const event = Object.assign(new Event(name), facts, { waitUntil: (work) => waiting.push(work) });
    dispatchEvent(event);
    return Promise.all(waiting);
  };
  await tell('push', { data: { json: () => call } });
  const close = () => noted.push({ closed: true });
  await tell('notificationclick', { notification: { close, data: noted[0].data } });
  return noted;
}
"""


def test_a_call_is_shown_and_leads_to_its_table(visit: Visit) -> None:
    jana = visit("Jana")
    jana.go("/rules/abyss")
    jana.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    jana.wait(lambda: bool(jana.context.service_workers), "the worker")
    call = {"title": "Abyss", "text": "Your turn.", "table": "ab-c_"}
    shown, closed, opened = jana.context.service_workers[0].evaluate(WORKER, call)
    assert shown == {"title": "Abyss", "body": "Your turn.", "tag": "hlubina-ab-c_", "data": {"address": "/t/ab-c_"}}
    assert (closed, opened) == ({"closed": True}, {"opened": "/t/ab-c_"})
