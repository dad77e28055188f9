import { PageHeader, usePageTitle } from 'shared/area';
import { PAGE_SIZES } from 'shared/contract/list/page-size';
import { SelectField } from 'shared/form';
import { keepSetting, useLocalSettings, useSessionUser } from 'shared/session';
import { Section, Segmented, useTheme, type ThemeScheme } from 'shared/ui';

import { AreaLink } from '../navigation/area-link';
import { menuOf } from '../navigation/menu';
import { useSuite } from '../suite';
import classes from './settings.module.css';

const THEMES: readonly { value: ThemeScheme; label: string }[] = [
  { value: 'auto', label: 'Как в системе' },
  { value: 'light', label: 'Светлая' },
  { value: 'dark', label: 'Тёмная' },
];
const HEIGHTS = [
  { value: 'compact', label: 'Плотные' },
  { value: 'normal', label: 'Обычные' },
  { value: 'roomy', label: 'Просторные' },
] as const;

const heightOf = (value: unknown) => HEIGHTS.find((height) => height.value === value)?.value ?? 'normal';

/** The page a person begins with: any of their menu, or the product's own choice. */
function StartPage() {
  const { registry } = useSuite();
  const { values } = useLocalSettings();
  const pages = menuOf(registry.areas, useSessionUser()).flatMap((section) => section.entries);
  const chosen = pages.find(({ path }) => path === values['start-page'])?.path ?? null;
  return (
    <SelectField
      label="Начальная страница"
      hint="Открывается после входа и по щелчку на знаке системы. По умолчанию это «Договоры», а без доступа к ним первый раздел меню."
      placeholder="По умолчанию"
      options={pages.map(({ path, title }) => ({ value: path, label: title }))}
      value={chosen}
      clearable
      onChange={(path) => {
        keepSetting('start-page', path);
      }}
    />
  );
}

function RegisterSettings() {
  const { values } = useLocalSettings();
  return (
    <Section title="Реестры">
      <div className={classes.fields}>
        <div className={classes.line}>
          <span id="row-height">Высота строк</span>
          <Segmented
            aria-labelledby="row-height"
            options={HEIGHTS}
            value={heightOf(values['row-height'])}
            onChange={(height) => {
              keepSetting('row-height', height);
            }}
          />
        </div>
        <p className={classes.note}>
          Колонки, их порядок и ширина, а также число строк на странице ({PAGE_SIZES.join(', ')}) выбираются в
          самом реестре и помнятся для каждого отдельно.
        </p>
      </div>
    </Section>
  );
}

/** How the person has arranged the product for themselves: the same in every browser they log in with. */
export default function SettingsPage() {
  const { scheme, setScheme } = useTheme();
  const { local } = useLocalSettings();
  usePageTitle('Настройки');
  return (
    <>
      <PageHeader>
        <h1 className={classes.title}>Настройки</h1>
      </PageHeader>
      <Section title="Вид и начало работы">
        <div className={classes.fields}>
          <div className={classes.line}>
            <span id="theme">Тема</span>
            <Segmented aria-labelledby="theme" options={THEMES} value={scheme} onChange={setScheme} />
          </div>
          <StartPage />
        </div>
      </Section>
      <RegisterSettings />
      <Section title="Где действуют настройки">
        <p className={classes.note}>
          {local.length === 0
            ? 'Настройки хранятся на сервере: в любом браузере после входа всё будет так же.'
            : 'Последние изменения сервер не принял: они действуют только в этом браузере. Повторите выбор, когда связь восстановится.'}
        </p>
        <p className={classes.note}>
          Что и как сообщать, выбирается отдельно:{' '}
          <AreaLink to="/notifications/settings">настройки уведомлений</AreaLink>.
        </p>
      </Section>
    </>
  );
}
