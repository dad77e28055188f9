import type { User } from 'shared/contract/user/user';
import type { DismissalInput, OwnName, ReinstatementInput } from 'shared/contract/user/user-input';
import { errorOf } from 'shared/http';
import { invalidateResource, itemKey, useMutation, useQueryClient, type QueryClient } from 'shared/query';

import {
  changeAccount,
  deleteUser,
  dismissUser,
  putOwnName,
  reinstateUser,
  type AccountChange,
} from './user.api';

/** What the server answered is shown wherever the employee is. */
export function settle(client: QueryClient, user: User): void {
  client.setQueryData(itemKey('users', user.id), user);
  // What else shows the employee tells of its own failures.
  void invalidateResource(client, 'users');
  void client.invalidateQueries({ queryKey: ['users', 'item', String(user.id), 'history'] });
}

/** After a refusal for an old version the card shows the present one. */
function settleConflict(client: QueryClient, error: unknown): void {
  const { status, current } = errorOf(error);
  if (status === 409 && current !== undefined) settle(client, current as User);
}

function useUserChange<Input>(change: (input: Input) => Promise<User>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (user) => {
      settle(client, user);
    },
    onError: (error) => {
      settleConflict(client, error);
    },
  });
}

/** Changes roles or blocks and unblocks. */
export function useAccountChange(id: number) {
  return useUserChange((change: AccountChange) => changeAccount(id, change));
}

/** Invites somebody who was dismissed to work here again. */
export function useReinstatement(id: number) {
  return useUserChange((input: ReinstatementInput) => reinstateUser(id, input));
}

/** Says how the employee is called. */
export function useOwnName(id: number) {
  return useUserChange((input: OwnName) => putOwnName(id, input));
}

/** Dismisses; everything that was open with the employee has changed hands. */
export function useDismissal(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: DismissalInput) => dismissUser(id, input),
    onSuccess: (user) => {
      settle(client, user);
      for (const resource of [
        'agreements',
        'addendums',
        'commercial-offers',
        'counterparties',
        'departments',
      ]) {
        void invalidateResource(client, resource);
      }
    },
    onError: (error) => {
      settleConflict(client, error);
    },
  });
}

/** Deletes an account. */
export function useUserDeletion() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deleteUser,
    onSuccess: (_gone, id) => {
      client.removeQueries({ queryKey: itemKey('users', id) });
      void invalidateResource(client, 'users');
    },
  });
}
