import { boundKeys, type KeyHint } from 'shared/ui';

/** One thing that keys do, with every combination that does it. */
export interface ShownKey {
  label: string;
  combinations: string[];
}

export interface KeySection {
  title: string;
  keys: ShownKey[];
}

/** Keys of the shell's own frame, which work on every page. */
const EVERYWHERE = new Set(['Ctrl+KeyK', 'Question', 'F1']);

function byLabel(hints: readonly KeyHint[]): ShownKey[] {
  const keys = new Map<string, ShownKey>();
  for (const { combination, label } of hints) {
    const key = keys.get(label) ?? { label, combinations: [] };
    if (!key.combinations.includes(combination)) key.combinations.push(combination);
    keys.set(label, key);
  }
  return [...keys.values()];
}

/** What the keys do on the screen at this moment, by places; a place whose words do not come is left out. */
export async function findShownKeys(): Promise<KeySection[]> {
  const { hints, groups } = boundKeys();
  const isEverywhere = ({ combination }: KeyHint) => EVERYWHERE.has(combination);
  const loaded = await Promise.allSettled(
    groups.map(async ({ title, load }) => ({ title, keys: byLabel(await load()) })),
  );
  const places = loaded.flatMap((place) => (place.status === 'fulfilled' ? [place.value] : []));
  const sections = [
    { title: 'На этой странице', keys: byLabel(hints.filter((hint) => !isEverywhere(hint))) },
    ...new Map(places.map((place) => [place.title, place])).values(),
    {
      title: 'Везде',
      keys: [
        ...byLabel(hints.filter(isEverywhere)),
        { label: 'Закрыть окно или меню', combinations: ['Escape'] },
      ],
    },
  ];
  return sections.filter(({ keys }) => keys.length > 0);
}
