import { IconHelp } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Dialog, Kbd, LinkButton, useHotkey } from 'shared/ui';

import { guideOf } from '../guide/guide-address';
import { keyCaps } from './key-caps';
import { onShowShortcuts } from './show-shortcuts';
import classes from './shortcuts.module.css';
import { findShownKeys, type KeySection, type ShownKey } from './shown-keys';

function KeyLine({ label, combinations }: ShownKey) {
  return (
    <div className={classes.line}>
      <dt>{label}</dt>
      <dd>
        {combinations.map((combination, at) => (
          <span key={combination}>
            {at > 0 && <span className={classes.or}>или</span>}
            <Kbd keys={keyCaps(combination)} />
          </span>
        ))}
      </dd>
    </div>
  );
}

/** The sheet of keys behind «?»: what the keys do on the very screen it was opened on. */
export function Shortcuts() {
  const [sections, setSections] = useState<KeySection[] | null>(null);
  const show = () => {
    // findShownKeys never rejects.
    void findShownKeys().then(setSections);
  };
  useHotkey('Question', show, { label: 'Горячие клавиши' });
  const guide = guideOf(useLocation().pathname);
  const navigate = useNavigate();
  useHotkey(
    'F1',
    () => {
      // The router tells of a failed page by itself.
      void navigate(guide);
    },
    { inFields: true, label: 'Справка по этому экрану' },
  );
  useEffect(() => onShowShortcuts(show), []);
  const close = () => {
    setSections(null);
  };
  return (
    <Dialog
      open={sections !== null}
      size="lg"
      title="Горячие клавиши"
      description="Работают в русской и в английской раскладке, пока вы не вводите текст."
      footer={
        <LinkButton to={guide} icon={<IconHelp />} onClick={close}>
          Справка по этому экрану
        </LinkButton>
      }
      onClose={close}
    >
      <div className={classes.sheet}>
        {sections?.map(({ title, keys }) => (
          <section key={title} className={classes.section} aria-label={title}>
            <h3 className={classes.title}>{title}</h3>
            <dl>
              {keys.map((key) => (
                <KeyLine key={key.label} {...key} />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
