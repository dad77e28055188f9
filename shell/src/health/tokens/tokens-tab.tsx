import { IconKey, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { AreaStatus, DeployToken, TokenPercent } from 'shared/contract/release/release-status';
import { formatDate, formatDateTime } from 'shared/format';
import { useQuery } from 'shared/query';
import { Button, ConfirmDialog, EmptyState, Section } from 'shared/ui';

import { AnswerState } from '../versions/answer-state';
import classes from '../health.module.css';
import { useTokenRevocation } from '../releases.mutations';
import { deployTokensQuery } from '../releases.queries';
import { TokenDialog } from './token.dialog';

interface TokensProps {
  tokens: readonly DeployToken[];
  titleOf: (area: string) => string;
}

const SHARE_LABELS: Record<TokenPercent, string> = { 0: 'никому', 10: 'до 10 %', 100: 'всем' };
const isOver = (moment: string) => Date.parse(moment) < Date.now();

function RevokeDialog({ token, onClose }: { token: DeployToken; onClose: () => void }) {
  const { revoke, isPending } = useTokenRevocation(onClose);
  return (
    <ConfirmDialog
      open
      danger
      title={`Отозвать токен «${token.name}»`}
      confirmLabel="Отозвать токен"
      busy={isPending}
      onConfirm={() => {
        revoke(token.id);
      }}
      onClose={onClose}
    >
      <p>Выкладка с этим токеном прекратится сразу. То, что уже выложено, останется.</p>
    </ConfirmDialog>
  );
}

function TokenTable({ tokens, titleOf }: TokensProps) {
  const [revoked, setRevoked] = useState<DeployToken | null>(null);
  return (
    <>
      <table className={classes.table} aria-label="Токены выкладки">
        <thead>
          <tr>
            <th scope="col">Название</th>
            <th scope="col">Раздел</th>
            <th scope="col">Включает</th>
            <th scope="col">Создан</th>
            <th scope="col">Действует до</th>
            <th scope="col">Использован</th>
            <th scope="col" aria-label="Действия" />
          </tr>
        </thead>
        <tbody>
          {tokens.map((token) => (
            <tr key={token.id}>
              <th scope="row">{token.name}</th>
              <td data-label="Раздел">
                {titleOf(token.area)}
                <small>{token.area}</small>
              </td>
              <td data-label="Включает">{SHARE_LABELS[token.max_percent]}</td>
              <td data-label="Создан" data-num>
                {formatDate(token.created_at)}
                <small>{token.created_by}</small>
              </td>
              <td data-label="Действует до" data-num>
                {formatDate(token.expires_at)}
                {isOver(token.expires_at) && <small className={classes.bad}>срок вышел</small>}
              </td>
              <td data-label="Использован" data-num>
                {token.last_used_at === null ? '—' : formatDateTime(token.last_used_at)}
              </td>
              <td className={classes.act}>
                <Button
                  size="sm"
                  variant="ghost"
                  onClick={() => {
                    setRevoked(token);
                  }}
                >
                  Отозвать
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {revoked !== null && (
        <RevokeDialog
          token={revoked}
          onClose={() => {
            setRevoked(null);
          }}
        />
      )}
    </>
  );
}

/** The rights to publish: each is good for one area, is shown once and can be taken away. */
export function TokensTab({ areas }: { areas: readonly AreaStatus[] }) {
  const tokens = useQuery(deployTokensQuery);
  const [isCreating, setIsCreating] = useState(false);
  const create = () => {
    setIsCreating(true);
  };
  const titleOf = (id: string) => areas.find(({ area }) => area === id)?.title ?? id;
  return (
    <>
      <AnswerState query={tokens} failure="Токены не пришли">
        {(list) =>
          list.length === 0 ? (
            <EmptyState
              icon={<IconKey />}
              title="Токенов ещё нет"
              text="Токен даёт команде право выкладывать один раздел: из конвейера или с рабочего места."
              actions={
                <Button variant="primary" onClick={create}>
                  Создать токен
                </Button>
              }
            />
          ) : (
            <Section
              title="Токены выкладки"
              action={
                <Button size="sm" icon={<IconPlus />} onClick={create}>
                  Создать токен
                </Button>
              }
            >
              <TokenTable tokens={list} titleOf={titleOf} />
            </Section>
          )
        }
      </AnswerState>
      {isCreating && (
        <TokenDialog
          areas={areas}
          onClose={() => {
            setIsCreating(false);
          }}
        />
      )}
    </>
  );
}
