// A real OpenID provider for the tests, in a process of its own: `node provider.mjs <address the suite is at>`.
// Whoever the control page was told last is the person who logs in; everything else is the provider's own.
import { createServer } from 'node:http';
import Provider from 'oidc-provider';

const [suite = ''] = process.argv.slice(2);
let person = { sub: 'nobody' };
const people = new Map();

function configuration(issuer) {
  return {
    clients: [
      {
        client_id: 'contracts',
        client_secret: 'secret of the tests, long enough',
        redirect_uris: [`${suite}/api/oidc/callback`],
        post_logout_redirect_uris: [`${suite}/auth`],
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['family_name', 'given_name', 'middle_name', 'name', 'preferred_username', 'groups'],
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `${issuer}/interaction/${uid}` },
    findAccount: (_context, sub) => {
      const claims = people.get(sub);
      return claims && { accountId: sub, claims: () => claims };
    },
    loadExistingGrant: async (context) => {
      const grant = new context.oidc.provider.Grant({
        clientId: context.oidc.client.clientId,
        accountId: context.oidc.session.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    cookies: { keys: ['key of the tests'] },
    pkce: { required: () => true },
  };
}

async function body(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

const server = createServer((request, response) => {
  void answer(request, response);
});
server.listen(0, '127.0.0.1', () => {
  const issuer = `http://127.0.0.1:${server.address().port}`;
  const provider = new Provider(issuer, configuration(issuer));
  const callback = provider.callback();
  handle = async (request, response) => {
    if (request.url === '/control') {
      person = await body(request);
      people.set(person.sub, person);
      response.end();
    } else if (request.url.startsWith('/interaction/')) {
      const result = { login: { accountId: person.sub } };
      await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
    } else await callback(request, response);
  };
  process.stdout.write(`${issuer}\n`);
});

let handle = async () => undefined;
async function answer(request, response) {
  try {
    await handle(request, response);
  } catch (error) {
    response.statusCode = 500;
    response.end(String(error));
  }
}
process.on('disconnect', () => process.exit(0));
