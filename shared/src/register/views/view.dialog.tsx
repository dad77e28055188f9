import { quoted } from '../../contract/quotation';
import type { SavedView } from '../../contract/list/saved-view';
import { useAlerts } from '../../alerts/alerts';
import { ConfirmDialog } from '../../ui/ui';
import { viewQuery, withView } from '../address/address';
import type { RegisterAddress } from '../address/use-address';
import { NameViewDialog } from './name-view.dialog';
import { SubscribeToView } from './subscribe-to-view.dialog';
import type { SavedViewUpdate } from './saved-views.api';
import { useCreateSavedView, useDeleteSavedView, useUpdateSavedView } from './saved-views.mutations';
import type { ViewTask } from './view-entries';

export interface ViewDialogProps {
  task: ViewTask;
  /** The open view; undefined when there is none. */
  view: SavedView | undefined;
  resource: string;
  address: RegisterAddress;
  shown: readonly string[];
  /** The reader may show views of this register to everybody. */
  mayShare: boolean;
  onClose: () => void;
}

interface Question {
  title: string;
  text: string;
  verb: string;
  done: string;
  change: (shown: readonly string[], params: URLSearchParams) => Omit<SavedViewUpdate, 'lock_version'>;
}

/** Questions that are answered by one press. */
function questionOf(task: ViewTask, view: SavedView): Question | null {
  const name = quoted(view.name);
  switch (task) {
    case 'overwrite':
      return {
        title: `Заменить вид ${name}?`,
        text: 'Вид запомнит нынешние условия, порядок и колонки. Прежние не сохранятся.',
        verb: 'Сохранить вид',
        done: `Вид ${name} сохранён`,
        change: (shown, params) => ({ query: viewQuery(params), columns: [...shown] }),
      };
    case 'share':
      return {
        title: view.is_shared ? `Сделать вид ${name} личным?` : `Показать вид ${name} всем?`,
        text: view.is_shared
          ? 'Он пропадёт из списков остальных сотрудников.'
          : 'Вид появится у всех сотрудников. Каждый увидит в нём только те записи, которые ему доступны.',
        verb: view.is_shared ? 'Сделать личным' : 'Показать всем',
        done: view.is_shared ? `Вид ${name} теперь личный` : `Вид ${name} виден всем`,
        change: () => ({ is_shared: !view.is_shared }),
      };
    case 'default':
      return {
        title: view.is_default ? `Больше не открывать ${name} первым?` : `Открывать ${name} первым?`,
        text: view.is_default
          ? 'Реестр будет открываться без условий.'
          : 'Реестр будет открываться с этим видом, пока адрес не говорит другого.',
        verb: view.is_default ? 'Не открывать первым' : 'Открывать первым',
        done: view.is_default ? 'Реестр открывается без вида' : `Реестр открывается с видом ${name}`,
        change: () => ({ is_default: !view.is_default }),
      };
    default:
      return null;
  }
}

/** Carries out what was chosen in the menu of views. */
export default function ViewDialog(props: ViewDialogProps) {
  const { task, view } = props;
  if (task === 'create') return <CreateView {...props} />;
  if (view === undefined) return null;
  if (task === 'rename') return <RenameView {...props} view={view} />;
  if (task === 'subscribe') return <SubscribeToView view={view} onClose={props.onClose} />;
  if (task === 'delete') return <DeleteView {...props} view={view} />;
  const question = questionOf(task, view);
  return question === null ? null : <ChangeView {...props} view={view} question={question} />;
}

type OfView = ViewDialogProps & { view: SavedView };

function CreateView({ resource, address, shown, mayShare, onClose }: ViewDialogProps) {
  const alerts = useAlerts();
  const create = useCreateSavedView(resource);
  return (
    <NameViewDialog
      title="Новый вид"
      verb="Сохранить вид"
      mayShare={mayShare}
      mutation={create}
      onClose={onClose}
      onSubmit={async (name, isShared, isDefault) => {
        const query = viewQuery(address.params);
        const saved = await create.mutateAsync({
          resource,
          name,
          query,
          columns: [...shown],
          is_shared: isShared,
          is_default: isDefault,
        });
        address.change(() => withView(saved), { replace: true });
        alerts.success(`Вид ${quoted(name)} сохранён`);
        onClose();
      }}
    />
  );
}

function RenameView({ resource, view, onClose }: OfView) {
  const update = useUpdateSavedView(resource);
  return (
    <NameViewDialog
      title="Имя вида"
      verb="Переименовать вид"
      name={view.name}
      mutation={update}
      onClose={onClose}
      onSubmit={async (name) => {
        await update.mutateAsync({ view, change: { name } });
        onClose();
      }}
    />
  );
}

function withoutView(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('view');
  return next;
}

function DeleteView({ resource, address, view, onClose }: OfView) {
  const alerts = useAlerts();
  const remove = useDeleteSavedView(resource);
  const create = useCreateSavedView(resource);
  const bringBack = () => {
    const { name, query, columns, is_shared, is_default } = view;
    create.mutateAsync({ resource, name, query, columns, is_shared, is_default }).then(() => {
      alerts.success(`Вид ${quoted(name)} снова в списке`);
    }, alerts.failure);
  };
  return (
    <ConfirmDialog
      open
      danger
      title={`Удалить вид ${quoted(view.name)}?`}
      confirmLabel="Удалить вид"
      busy={remove.isPending}
      onClose={onClose}
      onConfirm={() => {
        remove.mutate(view, {
          onSuccess: () => {
            address.change(withoutView, { replace: true });
            onClose();
            alerts.success(`Вид ${quoted(view.name)} удалён`, bringBack);
          },
          onError: alerts.failure,
        });
      }}
    >
      {view.is_shared ? 'Он пропадёт у всех сотрудников. Сами записи останутся.' : 'Сами записи останутся.'}
    </ConfirmDialog>
  );
}

function ChangeView(props: OfView & { question: NonNullable<ReturnType<typeof questionOf>> }) {
  const { resource, address, shown, view, question, onClose } = props;
  const alerts = useAlerts();
  const update = useUpdateSavedView(resource);
  return (
    <ConfirmDialog
      open
      title={question.title}
      confirmLabel={question.verb}
      busy={update.isPending}
      onClose={onClose}
      onConfirm={() => {
        update.mutate(
          { view, change: question.change(shown, address.params) },
          {
            onSuccess: () => {
              alerts.success(question.done);
              onClose();
            },
            onError: alerts.failure,
          },
        );
      }}
    >
      {question.text}
    </ConfirmDialog>
  );
}
