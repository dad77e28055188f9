import { IconFileDiff, IconLock } from '@tabler/icons-react';
import type { To } from 'shared/area';
import type { Agreement } from 'shared/contract/agreement/agreement';
import type { DocumentFile } from 'shared/contract/file/file';
import { watchesTerms } from 'shared/contract/file/watched-terms';
import { FileRow, filesQuery, ItemsTable, type TabContext } from 'shared/document';
import { counted } from 'shared/format';
import { useQuery } from 'shared/query';
import { KeyValue, LinkButton, Section, Strip, TextLink } from 'shared/ui';

import { currentVersion } from '../agreement/current-version';
import { lockedNote } from '../agreement/agreement.labels';
import { paths } from '../paths';
import { SignaturesSection } from '../signing/signatures-section';
import classes from './card.module.css';
import { PartiesSection } from './parties-section';
import { recordLines } from './record-lines';
import { termLines } from './terms-items';

/** So many lines of the specification are shown before «Открыть целиком». */
const PREVIEW = 6;

/** «40 позиций, здесь первые 6»: on paper nothing else says that there are more. */
function specificationNote(count: number): string {
  const all = counted(count, ['позиция', 'позиции', 'позиций']);
  return count > PREVIEW ? `${all}, здесь первые ${String(PREVIEW)}` : all;
}

export interface MainTabProps {
  agreement: Agreement;
  /** Address of another tab of this card. */
  tabTo: (tab: string) => To;
  begin: TabContext['begin'];
}

/** The text as it stands: one line of it, the rest is among the files. */
function CurrentFile({ agreement, file }: { agreement: Agreement; file: DocumentFile }) {
  const mark = currentVersion(agreement);
  return (
    <FileRow
      file={file}
      mark={mark?.id === file.id ? mark.label : undefined}
      isOver={!watchesTerms('agreement', agreement)}
      compact
    />
  );
}

/** What the agreement says: sides, terms, payment, the beginning of the specification. */
export function MainTab({ agreement, tabTo, begin }: MainTabProps) {
  const note = lockedNote(agreement);
  const files = useQuery({
    ...filesQuery({ type: 'agreement', id: agreement.id }),
    enabled: agreement.files_count > 0,
  });
  const current = files.data?.find((file) => file.is_current);
  const { items } = agreement;
  return (
    <>
      {(note !== null || current !== undefined || agreement.effective !== null) && (
        <div className={classes.first}>
          {agreement.effective !== null && (
            <Strip
              icon={<IconFileDiff size={16} stroke={1.75} />}
              action={
                <LinkButton size="sm" to={tabTo('terms')}>
                  Действующая редакция
                </LinkButton>
              }
            >
              Ниже условия, как они подписаны. Часть из них изменена дополнительными соглашениями.
            </Strip>
          )}
          {note !== null && <LockedStrip agreement={agreement} note={note} />}
          {current !== undefined && <CurrentFile agreement={agreement} file={current} />}
        </div>
      )}
      {agreement.subject !== null && (
        <Section title="Предмет договора">
          <p className={classes.text}>{agreement.subject}</p>
        </Section>
      )}
      <PartiesSection agreement={agreement} />
      <SignaturesSection document={agreement} begin={begin} />
      <Section title="Сроки и оплата">
        <KeyValue items={termLines(agreement)} />
        {agreement.payment_terms !== null && <p className={classes.text}>{agreement.payment_terms}</p>}
      </Section>
      {items.length > 0 && (
        <Section
          title="Спецификация"
          note={specificationNote(items.length)}
          action={
            <TextLink to={tabTo('items')} data-alone>
              Открыть целиком
            </TextLink>
          }
        >
          <ItemsTable items={items.slice(0, PREVIEW)} totals={agreement} />
        </Section>
      )}
      <Section title="Учёт">
        <KeyValue items={recordLines(agreement)} />
        {agreement.commercial_offer !== null && (
          <p className={classes.text}>
            {'Заключён по предложению '}
            <TextLink to={paths.offer(agreement.commercial_offer.id)}>
              {agreement.commercial_offer.name}
            </TextLink>
          </p>
        )}
        {agreement.parent_agreement !== null && (
          <p className={classes.text}>
            {'Заключён по рамочному договору '}
            <TextLink to={paths.agreement(agreement.parent_agreement.id)}>
              {agreement.parent_agreement.name}
            </TextLink>
          </p>
        )}
      </Section>
    </>
  );
}

function LockedStrip({ agreement, note }: { agreement: Agreement; note: string }) {
  const { destruction_act_id: act } = agreement;
  return (
    <Strip
      icon={<IconLock size={16} stroke={1.75} />}
      action={
        act != null && (
          <LinkButton size="sm" to={paths.destructionAct(act)}>
            Открыть акт
          </LinkButton>
        )
      }
    >
      {note}
    </Strip>
  );
}
