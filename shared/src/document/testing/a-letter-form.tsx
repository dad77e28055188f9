import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router-dom';

import type { FieldErrors } from '../../form/form';
import { itemQuery, useQuery } from '../../query/query';
import { DocumentForm } from '../edit/document-form';
import { documentFields } from '../edit/fields/document-fields';
import type { FormDefinition, Goal } from '../edit/form-definition';
import { FormPart } from '../edit/frame/form-part';
import { useDocumentEditor } from '../edit/use-document-editor';
import { letterCard, type Letter } from './a-letter';

interface Line {
  key: string;
  id?: number;
  text: string;
}

/** A letter with its fields and lines as the wire has them. */
export interface WholeLetter extends Letter {
  pages: string | null;
  lines: readonly { id: number; text: string }[];
}

export interface LetterValues {
  title: string;
  pages: string | null;
  lines: readonly Line[];
}

/** The form of letters: a text, a number and lines. */
export const letterForm: FormDefinition<WholeLetter, LetterValues> = {
  kind: 'addendum',
  resource: 'letters',
  noun: letterCard.noun,
  register: { title: 'Письма', path: () => '/letters' },
  paths: { card: (id) => `/letters/${String(id)}` },
  name: (letter) => `№ ${String(letter.id)}`,
  draft: { name: 'letter', version: 1 },
  sections: { main: 'Основное' },
  fields: {
    title: { label: 'Тема', section: 'main' },
    pages: { label: 'Листов', section: 'main' },
    lines: { label: 'Приложения', section: 'main' },
  },
  valuesOf: ({ title, pages, lines }) => ({
    title,
    pages,
    lines: lines.map(({ id, text }) => ({ key: `saved-${String(id)}`, id, text })),
  }),
  wireOf: ({ title, pages, lines }) => ({
    title: title.trim() === '' ? null : title.trim(),
    pages,
    lines: lines.map(({ id, text }) => ({ ...(id !== undefined && { id }), text })),
  }),
  fieldOf: (name) => name,
  titleOf: (path) => (path === 'title' ? 'Тема' : 'Листов'),
  describe: (field, values) => (field === 'lines' ? String(values.lines.length) : (values[field] ?? 'пусто')),
  lines: {
    field: 'lines',
    linesOf: (values) => values.lines,
    withLines: (values, lines) => ({ ...values, lines: lines as readonly Line[] }),
    idOf: (line) => (line as Line).id,
    contentOf: (line) => (line as Line).text,
    adopt: (line, saved) => ({ ...line, key: saved.key, id: (saved as Line).id }),
    describe: (line) => (line as Line).text,
  },
  sending: (letter) =>
    letter.available_actions.includes('send')
      ? { action: 'send', label: 'Отправить', phoneLabel: 'Отправить', deed: 'отправить письмо' }
      : null,
};

const { BoundText, BoundNumber, useForm } = documentFields<LetterValues>();
const NEEDED = new Set(['title']);

function Lines() {
  const { form } = useForm();
  const { lines } = form.values;
  const put = (place: number, text: string) =>
    lines.map((line, at) => (at === place ? { ...line, text } : line));
  return (
    <ul>
      <li>
        <button
          type="button"
          onClick={() => {
            form.change({ lines: [...lines, { key: `new-${String(lines.length)}`, text: '' }] });
          }}
        >
          Ещё приложение
        </button>
      </li>
      {lines.map((line, place) => (
        <li key={line.key}>
          <input
            aria-label={`Приложение ${String(place + 1)}`}
            value={line.text}
            onChange={(event) => {
              form.change({ lines: put(place, event.target.value) });
            }}
          />
        </li>
      ))}
    </ul>
  );
}

/** The page of the form: of a new letter without an id in the address. */
export function LetterFormPage() {
  const { id } = useParams();
  const { data } = useQuery({ ...itemQuery<WholeLetter>('letters', id ?? '0'), enabled: id !== undefined });
  if (id !== undefined && data === undefined) return <p>Загружается</p>;
  return <LetterForm letter={data ?? null} />;
}

function LetterForm({ letter }: { letter: WholeLetter | null }) {
  const navigate = useNavigate();
  const closed = letter !== null && !letter.can.edit;
  const validate = useCallback(
    (values: LetterValues, goal: Goal): FieldErrors =>
      values.title.trim() === '' ? { title: goal === 'send' ? 'Укажите тему' : 'Нужна тема' } : {},
    [],
  );
  const editor = useDocumentEditor({
    definition: letterForm,
    record: letter,
    empty: () => ({ title: '', pages: null, lines: [{ key: 'new-1', text: 'Опись' }] }),
    validate,
    closed,
    onDone: (saved) => void navigate(`/letters/${String(saved.id)}`, { replace: true }),
  });
  return (
    <DocumentForm
      definition={letterForm}
      editor={editor}
      sections={['main']}
      needed={NEEDED}
      closedReason={() => undefined}
      closed={closed}
      note={null}
      title="Письмо"
      readiness={[]}
    >
      <FormPart section="main">
        <BoundText field="title" />
        <BoundNumber field="pages" />
        <Lines />
      </FormPart>
    </DocumentForm>
  );
}
