import { renderHook } from '@testing-library/react';

import { publishUserEvent, useUserEvent } from './realtime';

it('reaches every screen, though one of them fails over it', () => {
  const failed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const heard = jest.fn();
  renderHook(() => {
    useUserEvent(() => {
      throw new Error('row is undefined');
    });
    useUserEvent(heard);
  });
  publishUserEvent({ kind: 'entity', entity: 'agreement', id: 1, lock_version: 1, actor_id: null });
  expect(heard).toHaveBeenCalledTimes(1);
  expect(failed).toHaveBeenCalled();
  failed.mockRestore();
});
