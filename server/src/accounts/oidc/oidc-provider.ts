import * as oidc from 'openid-client';
import type { OidcSetting } from '../../platform/config/oidc-setting';
import { type OidcPerson, personOf } from './oidc-person';

/** What a browser brings back from the provider to the way it began; kept in its own sealed cookie. */
export interface OidcFlow {
  state: string;
  nonce: string;
  verifier: string;
}

export interface OidcArrival {
  person: OidcPerson;
  /** By which the provider ends its own session at logout. */
  idToken: string | null;
}

export interface OidcProvider {
  /** The address of the provider's login, and what its answer has to fit. */
  begin(): Promise<{ url: URL; flow: OidcFlow }>;
  /** Who came back; rejects when anything of the answer does not fit the flow. */
  finish(answer: URL, flow: OidcFlow): Promise<OidcArrival>;
  /** Where the browser ends its session with the provider; null when the provider offers no such page. */
  endUrl(idToken: string): Promise<URL | null>;
}

const SCOPE = 'openid email profile';
/** Seconds the provider has for an answer. */
const PATIENCE = 10;

/** The provider of the setting; what it says of itself is asked for at the first use, and again after a failure. */
export function openProvider(setting: OidcSetting, base: string): OidcProvider {
  const { issuer, clientId, clientSecret } = setting;
  let known: Promise<oidc.Configuration> | null = null;
  const discover = async () => {
    const isPlain = issuer.protocol === 'http:';
    return oidc.discovery(issuer, clientId, clientSecret, undefined, {
      timeout: PATIENCE,
      // Only a provider on this very machine is reached so: the setting refuses any other.
      execute: isPlain ? [oidc.allowInsecureRequests] : [],
    });
  };
  const configuration = async () => {
    known ??= discover();
    try {
      return await known;
    } catch (error) {
      known = null;
      throw error;
    }
  };
  return {
    begin: async () => {
      const config = await configuration();
      const verifier = oidc.randomPKCECodeVerifier();
      const flow = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier };
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: `${base}/api/oidc/callback`,
        scope: SCOPE,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state: flow.state,
        nonce: flow.nonce,
      });
      return { url, flow };
    },
    finish: async (answer, flow) => {
      const config = await configuration();
      const tokens = await oidc.authorizationCodeGrant(config, answer, {
        pkceCodeVerifier: flow.verifier,
        expectedState: flow.state,
        expectedNonce: flow.nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('The provider gave no identity');
      const told = await askMore(config, tokens.access_token, claims.sub);
      return {
        person: personOf({ ...claims, ...told, sub: claims.sub }, setting.groupsClaim),
        idToken: tokens.id_token ?? null,
      };
    },
    endUrl: async (idToken) => {
      const config = await configuration();
      if (config.serverMetadata().end_session_endpoint === undefined) return null;
      return oidc.buildEndSessionUrl(config, {
        id_token_hint: idToken,
        post_logout_redirect_uri: `${base}/auth`,
      });
    },
  };
}

/** What the provider tells beside the token: addresses and groups often stand there alone. */
async function askMore(
  config: oidc.Configuration,
  accessToken: string,
  subject: string,
): Promise<Readonly<Record<string, unknown>>> {
  if (config.serverMetadata().userinfo_endpoint === undefined) return {};
  const { email, email_verified, ...told } = await oidc.fetchUserInfo(config, accessToken, subject);
  // An address and the word for it come from one source, or not at all.
  return email === undefined ? told : { ...told, email, email_verified };
}
