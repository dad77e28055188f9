import { IconArrowBackUp, IconEye } from '@tabler/icons-react';
import type { Registry, RegistryArea, RegistryPreview } from 'shared/contract/release/registry';
import { formatDateTime } from 'shared/format';
import { Button, Strip } from 'shared/ui';

import { useAreaStates } from '../areas/loading/area-states';
import { heightAs } from '../state/height-as';
import { useSuite } from '../suite';
import { admitVersion, isBarred } from '../areas/loading/barred-version';
import classes from './page-bars.module.css';
import { keepPreview } from './preview';
import { sourceInUse } from './registry-news';

function PreviewBar({ preview }: { preview: RegistryPreview }) {
  const { page } = useSuite();
  const leave = () => {
    keepPreview(null);
    page.reload();
  };
  return (
    <Strip
      bar
      tone="purple"
      icon={<IconEye />}
      action={
        <Button size="sm" onClick={leave}>
          Выйти
        </Button>
      }
    >
      Предпросмотр: {preview.title} {preview.version}, до {formatDateTime(preview.expires_at)}
    </Strip>
  );
}

/** Says that the last good version runs in place of the current one. */
function FallbackBar({ area, version }: { area: RegistryArea; version: string }) {
  const { page } = useSuite();
  const fault = isBarred(area) ? 'работает с ошибкой' : 'не загрузилась';
  const tryAgain = () => {
    admitVersion(area);
    page.reload();
  };
  return (
    <Strip
      bar
      tone="orange"
      live="status"
      icon={<IconArrowBackUp />}
      action={
        <Button size="sm" onClick={tryAgain}>
          Попробовать новую
        </Button>
      }
    >
      Новая версия раздела «{area.definition.title}» {fault}, открыта прошлая — {version}
    </Strip>
  );
}

const tellHeight = heightAs('--page-bars');

/** The bars under the header; what sticks below them is told how much room they take. */
export function PageBars({ newest }: { newest: Registry }) {
  const { registry, states } = useSuite();
  const stateOf = useAreaStates(states);
  const fallen = registry.areas.filter((area) => {
    const state = stateOf(area.definition.id);
    if (!state.isPrevious || state.status === 'idle') return false;
    const now = newest.areas.find(({ definition }) => definition.id === area.definition.id);
    // Withdrawn meanwhile: what runs is what everybody has.
    return now?.version !== sourceInUse(area, state).version;
  });

  return (
    <div ref={tellHeight} className={classes.bars}>
      {registry.preview !== null && <PreviewBar preview={registry.preview} />}
      {fallen.map((area) => (
        <FallbackBar
          key={area.definition.id}
          area={area}
          version={sourceInUse(area, stateOf(area.definition.id)).version}
        />
      ))}
    </div>
  );
}
