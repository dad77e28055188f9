import { waitFor } from '@testing-library/react';

import type { openSuite } from './open-suite';

/** The shell's late parts have come, are drawn, and listen: what is only drawn asks already and hears nothing yet. */
export const lateParts = ({ suite: { queryClient } }: ReturnType<typeof openSuite>): Promise<void> =>
  waitFor(() => {
    expect(
      queryClient
        .getQueryCache()
        .find({ queryKey: ['registry'] })
        ?.isActive(),
    ).toBe(true);
  });
