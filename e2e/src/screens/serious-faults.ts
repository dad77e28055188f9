import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'];

/** Which rules are looked at, and where; all of them on the whole page by default. */
interface Look {
  /** The role of what has opened above a page that was looked at before. */
  within?: 'dialog' | 'menu';
  only?: string[];
  without?: string[];
}

/** The serious and critical faults of accessibility on the page as it stands, each with its element and its reason. */
export async function seriousFaults(
  page: Page,
  { within, only, without = [] }: Look = {},
): Promise<string[]> {
  // The product has no frames; for them alone the engine would open one more page at each look.
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  if (within !== undefined) builder.include(`[role=${within}]`);
  const rules = only === undefined ? builder.withTags(TAGS).disableRules(without) : builder.withRules(only);
  const { violations } = await rules.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
    );
}
