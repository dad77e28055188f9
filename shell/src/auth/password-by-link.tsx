import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from 'shared/area';
import { PasswordField } from 'shared/form';
import { TextLink } from 'shared/ui';

import { AuthForm } from './auth-form';
import { AuthFrame } from './auth-frame';
import { AuthOutcome } from './auth-outcome';
import { inputErrors } from './input-errors';
import { useAuthForm } from './use-auth-form';

interface PasswordByLinkProps {
  title: string;
  label: string;
  hint: string;
  submit: string;
  /** A new password is chosen; otherwise one is given that exists. */
  isChosen: boolean;
  mutation: {
    mutationFn: (input: { token: string; password: string }) => Promise<{ message: string }>;
  };
  doneTitle: string;
  /** What is to be done next; what the server says without it. */
  doneText?: string;
  /** The way out of a link that is used or old, and what is said of it where the server cannot know for whom it was. */
  over?: { text?: string; to: string; way: string };
  /** Where somebody goes whose link is of no use. */
  aside: { to: string; text: string };
}

type Spoilt = Pick<PasswordByLinkProps, 'title' | 'over' | 'aside'>;

/** Of a link whose end was lost on the way nothing can be asked. */
function SpoiltLink({ title, over, aside }: Spoilt) {
  const { to, way } = over ?? { to: aside.to, way: aside.text };
  return (
    <AuthOutcome title={title} to={to} way={way}>
      Ссылка неполная: откройте её из письма целиком или запросите новую.
    </AuthOutcome>
  );
}

/**
 * The page a letter's link opens: a password and the token of the address. Opening it does nothing: programs that look
 * through mail open links too, and so does a person who never asked for the letter.
 */
export function PasswordByLink({
  title,
  isChosen,
  mutation,
  doneTitle,
  doneText,
  over,
  aside,
  ...text
}: PasswordByLinkProps) {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  usePageTitle(title);
  const form = useAuthForm({
    empty: { password: '' },
    check: (values) => inputErrors(values, { choosesPassword: isChosen }),
    mutation,
    input: ({ password }) => ({ token, password }),
  });
  if (form.answer !== null) {
    return (
      <AuthOutcome title={doneTitle} to="/auth" way="Войти" isNext>
        {doneText ?? form.answer.message}.
      </AuthOutcome>
    );
  }
  if (token === '') return <SpoiltLink {...{ title, over, aside }} />;
  const isOver = form.refused.has('token');
  return (
    <AuthFrame title={title}>
      <AuthForm
        onSubmit={form.submit}
        error={(isOver ? over?.text : undefined) ?? form.formError}
        isSending={form.isSending}
        submit={text.submit}
        note={
          <>
            {isOver && over !== undefined && (
              <>
                <TextLink to={over.to}>{over.way}</TextLink>
                {' · '}
              </>
            )}
            <TextLink to={aside.to}>{aside.text}</TextLink>
          </>
        }
      >
        <PasswordField
          {...form.field('password')}
          label={text.label}
          hint={text.hint}
          size="lg"
          autoComplete={isChosen ? 'new-password' : 'current-password'}
          autoFocus
        />
      </AuthForm>
    </AuthFrame>
  );
}
