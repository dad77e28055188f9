import { logIn } from '../harness/server-under-test.mjs';

const REGISTRY = /<script type="application\/json" id="contracts-registry">(.*?)<\/script>/s;

async function answered(response) {
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** A deploy token of an area, made by the administrator. */
export async function deployTokenFor(address, area) {
  const session = await logIn(address, 'admin');
  const response = await fetch(`${address}/api/deploy-tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${session.token}` },
    body: JSON.stringify({ area, name: 'bench', days: 1, max_percent: 100 }),
  });
  return (await answered(response)).token;
}

/** Which version of the area a page loaded now would run, as the page itself says. */
export async function versionInPage(address, area) {
  const page = await (await fetch(`${address}/commercial-offers`)).text();
  const registry = JSON.parse(REGISTRY.exec(page)[1]);
  return registry.areas.find(({ definition }) => definition.id === area)?.version ?? null;
}

/** Asks the registry to activate or to go back. */
export async function changeChannel({ address, token, area, action, body }) {
  const response = await fetch(`${address}/api/releases/${area}/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return answered(response);
}
