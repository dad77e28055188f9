import { type RawBuilder, sql } from 'kysely';
import { agreementNameText } from './agreement-name';

/** How the addendum `d` to the agreement `a` is called where another record names it: «ДС № 2 к договору № 12/2026-П». */
export const addendumNameText: RawBuilder<string> = sql<string>`('ДС №\u00a0' || d.number || ' к договору ' || ${agreementNameText('a')})`;
