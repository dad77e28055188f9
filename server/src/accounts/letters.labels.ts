import { escaped } from '../platform/mail/html-text';
import { letterPage } from '../platform/mail/letter-page';
import type { Letter } from '../platform/mail/mailer';

interface Recipient {
  to: string;
  link: string;
  company: string;
}

const PRODUCT = 'Реестр договоров';
const SIGNATURE = 'Это письмо отправлено автоматически, отвечать на него не нужно.';

function letter(recipient: Recipient, subject: string, paragraphs: readonly string[]): Letter {
  // Without a name of its own the installation bears the product's.
  const sender = recipient.company === PRODUCT ? PRODUCT : `${PRODUCT}, ${recipient.company}`;
  const all = [...paragraphs, SIGNATURE, sender];
  const link = escaped(recipient.link);
  const page = all.map((paragraph) =>
    paragraph === recipient.link ? `<p><a href="${link}">${link}</a></p>` : `<p>${escaped(paragraph)}</p>`,
  );
  return {
    to: recipient.to,
    subject,
    text: `${all.join('\n\n')}\n`,
    html: letterPage(page),
    link: recipient.link,
  };
}

/** Asks to prove that the address is one's own; names who registered and when. */
export function confirmLetter(recipient: Recipient & { who: string; when: string }): Letter {
  return letter(recipient, `Подтвердите адрес почты: регистрация ${recipient.when}`, [
    'Здравствуйте.',
    `Этот адрес указан при регистрации в реестре договоров. Зарегистрировался: ${recipient.who}, ${recipient.when}.`,
    'Если это были вы, откройте ссылку и введите пароль, который указали при регистрации:',
    recipient.link,
    'Ссылка действует трое суток и срабатывает один раз. Если вы не регистрировались, удалите это письмо: без подтверждения учётная запись не откроется.',
  ]);
}

/** Invites somebody for whom an administrator has made an account. */
export function inviteLetter(recipient: Recipient & { inviter: string | null }): Letter {
  const by = recipient.inviter === null ? 'администратор' : recipient.inviter;
  return letter(recipient, 'Приглашение в реестр договоров', [
    'Здравствуйте.',
    `Для вас создана учётная запись в реестре договоров. Пригласил: ${by}. Чтобы войти, откройте ссылку и придумайте пароль:`,
    recipient.link,
    'Ссылка действует трое суток и срабатывает один раз. Если она устарела, запросите новый пароль на странице входа.',
  ]);
}

/** Invites somebody where the company's identity provider is the only way in. */
export function inviteSsoLetter(recipient: Recipient & { inviter: string; label: string }): Letter {
  return letter(recipient, 'Приглашение в реестр договоров', [
    'Здравствуйте.',
    `Для вас создана учётная запись в реестре договоров. Пригласил: ${recipient.inviter}. Чтобы войти, откройте страницу и выберите «Войти через ${recipient.label}»:`,
    recipient.link,
  ]);
}

/** Tells the owner of an account that somebody has tried to register with its address. */
export function alreadyRegisteredLetter(recipient: Recipient): Letter {
  return letter(recipient, 'Учётная запись с этим адресом уже есть', [
    'Здравствуйте.',
    'Кто-то указал этот адрес при регистрации в реестре договоров. Учётная запись с ним уже есть, ничего не изменилось.',
    'Если это были вы, войдите с прежним паролем или восстановите его на странице входа:',
    recipient.link,
  ]);
}

/** Lets the owner of an account choose a new password. */
export function resetLetter(recipient: Recipient): Letter {
  return letter(recipient, 'Новый пароль для реестра договоров', [
    'Здравствуйте.',
    'Чтобы задать новый пароль, откройте ссылку:',
    recipient.link,
    'Ссылка действует один час и срабатывает один раз. После смены пароля придётся войти заново на всех устройствах. Если вы не просили новый пароль, удалите это письмо: прежний пароль остаётся в силе.',
  ]);
}

function changedLetter(recipient: Recipient, sessions: string): Letter {
  return letter(recipient, 'Пароль изменён', [
    'Здравствуйте.',
    `Пароль вашей учётной записи в реестре договоров изменён, ${sessions}.`,
    'Если пароль меняли не вы, сразу восстановите доступ на странице входа и сообщите администратору:',
    recipient.link,
  ]);
}

/** Tells the owner of an account that its password was replaced by the link of a letter. */
export function passwordResetLetter(recipient: Recipient): Letter {
  return changedLetter(recipient, 'все прежние сеансы завершены');
}

/** Tells the owner of an account that somebody who was logged in has changed its password. */
export function passwordChangedLetter(recipient: Recipient): Letter {
  return changedLetter(recipient, 'остальные сеансы завершены');
}
