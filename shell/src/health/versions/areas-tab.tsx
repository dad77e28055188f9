import { IconPackage } from '@tabler/icons-react';
import type { AreaStatus, ReleasesStatus } from 'shared/contract/release/release-status';
import type { UseQueryResult } from 'shared/query';
import { EmptyState } from 'shared/ui';

import { AnswerState } from './answer-state';
import { AreaSection } from './area-section';

/** What is on its way or was taken back comes first: that is what somebody opens this page for. */
const restOf = ({ rollout, versions }: AreaStatus) =>
  rollout !== null ? 0 : versions.some(({ withdrawn_at }) => withdrawn_at !== null) ? 1 : 2;

const inOrder = (areas: readonly AreaStatus[]) =>
  [...areas].sort((one, other) => restOf(one) - restOf(other));

/** Each area and the shell with their versions. */
export function AreasTab({ releases }: { releases: UseQueryResult<ReleasesStatus> }) {
  return (
    <AnswerState query={releases} failure="Состояние разделов не пришло">
      {({ areas, people }) =>
        areas.length === 0 ? (
          <EmptyState
            icon={<IconPackage />}
            title="Сборок ещё нет"
            text="Раздел появится здесь после первой выкладки: pnpm release publish и имя раздела."
          />
        ) : (
          inOrder(areas).map((area) => <AreaSection key={area.area} area={area} people={people} />)
        )
      }
    </AnswerState>
  );
}
