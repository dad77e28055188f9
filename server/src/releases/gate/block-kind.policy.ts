import type { Candidate, RegistryFacts } from './release-candidate';

/** Which kinds the blocks of an area wait for that no area brings yet: a hint and no refusal, for one may come later. */
export function blockKindWarnings(
  { definition }: Pick<Candidate, 'definition'>,
  { areas }: Pick<RegistryFacts, 'areas'>,
): string[] {
  const brought = [definition, ...areas.map((area) => area.definition)].flatMap((one) => one?.kinds ?? []);
  const known = new Set(brought.map(({ name }) => name));
  return (definition?.blocks ?? []).flatMap(({ id, kinds }) =>
    kinds === '*'
      ? []
      : kinds
          .filter((kind) => !known.has(kind))
          .map(
            (kind) =>
              `Блок ${id} ждёт карточек вида ${kind}, которых пока не даёт ни один раздел. Проверьте имя вида.`,
          ),
  );
}
