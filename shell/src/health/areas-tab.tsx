import { IconPackage } from '@tabler/icons-react';
import type { ReleasesStatus } from 'shared/contract/release-status';
import type { UseQueryResult } from 'shared/query';
import { EmptyState } from 'shared/ui';

import { AnswerState } from './answer-state';
import { AreaSection } from './area-section';

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
          areas.map((area) => <AreaSection key={area.area} area={area} people={people} />)
        )
      }
    </AnswerState>
  );
}
