import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMutation } from 'shared/query';
import { errorOf } from 'shared/http';
import { LinkButton, Loader, Strip } from 'shared/ui';

import classes from './auth-form.module.css';
import { authMutations } from './auth.mutations';
import { ssoRefusal } from './sso.labels';
import { useSessionStart } from './use-session-start';

/** Back from the provider's page: the session begins without another press. */
function useArrival(): { isArriving: boolean; refusal: string | null } {
  const [search] = useSearchParams();
  const said = search.get('sso');
  const startSession = useSessionStart();
  const { mutate, error } = useMutation({ ...authMutations.arrive, onSuccess: startSession });
  // The ticket opens one session, and effects of a page may run twice.
  const isAsked = useRef(false);
  useEffect(() => {
    if (said !== 'done' || isAsked.current) return;
    isAsked.current = true;
    mutate();
  }, [said, mutate]);
  const refusal = error === null ? ssoRefusal(said) : errorOf(error).message;
  return { isArriving: said === 'done' && error === null, refusal };
}

/** The way in through the company's own provider: one link out of the suite, and what came of it. */
export function SsoEntry({ label, isOnly }: { label: string; isOnly: boolean }) {
  const [search] = useSearchParams();
  const { isArriving, refusal } = useArrival();
  const back = search.get('return');
  const address = `/api/oidc/login${back === null ? '' : `?${new URLSearchParams({ return: back }).toString()}`}`;
  if (isArriving) {
    return (
      <div className={classes.arriving} role="status">
        <Loader />
      </div>
    );
  }
  return (
    <div className={classes.sso}>
      {refusal !== null && (
        <Strip tone="red" live="alert">
          {refusal}
        </Strip>
      )}
      <LinkButton reloadDocument to={address} size="lg" wide variant={isOnly ? 'primary' : 'default'}>
        {`Войти через ${label}`}
      </LinkButton>
      {!isOnly && <p className={classes.or}>или по паролю</p>}
    </div>
  );
}
