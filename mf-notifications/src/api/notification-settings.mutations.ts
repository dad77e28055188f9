import { useAlerts } from 'shared/alerts';
import type {
  NotificationSettings,
  NotificationSettingsPatch,
} from 'shared/contract/notification/notification-settings';
import { useMutation, useQueryClient } from 'shared/query';

import { changeSettings, replaceSettings } from './notification-settings.api';
import { settingsQuery } from './notification-settings.queries';

export interface SettingsChange {
  /** What is new: some of it, or with `isWhole` everything. */
  to: NotificationSettingsPatch;
  isWhole?: boolean;
  /** «Упоминание: письмом сразу». */
  said: string;
  /** What takes it back; absent when this is that. */
  back?: Omit<SettingsChange, 'back'>;
}

function applied(settings: NotificationSettings, { to }: SettingsChange): NotificationSettings {
  const changed = new Map(to.kinds?.map((kind) => [kind.type, kind]));
  return {
    ...settings,
    kinds: settings.kinds.map((kind) => changed.get(kind.type) ?? kind),
    ...(to.quiet_hours !== undefined && { quiet_hours: to.quiet_hours }),
  };
}

/**
 * Saves a change at once and shows it before the server has answered; changes reach the server in the order they were
 * made. What is said of it offers to take it back.
 */
export function useSettingsChange(): (change: SettingsChange) => void {
  const queryClient = useQueryClient();
  const alerts = useAlerts();
  const { queryKey } = settingsQuery;
  const { mutate } = useMutation({
    scope: { id: 'notification-settings' },
    mutationFn: ({ to, isWhole }: SettingsChange) =>
      isWhole === true
        ? replaceSettings({ kinds: to.kinds ?? [], quiet_hours: to.quiet_hours ?? null })
        : changeSettings(to),
    onMutate: (change) => {
      queryClient.setQueryData(queryKey, (settings) => settings && applied(settings, change));
    },
    onSuccess: (settings, { said, back }) => {
      // With another change on its way this answer is older than what is shown.
      if (queryClient.isMutating({ mutationKey: queryKey }) === 1)
        queryClient.setQueryData(queryKey, settings);
      alerts.success(
        said,
        back &&
          (() => {
            mutate(back);
          }),
      );
    },
    onError: (error) => {
      alerts.failure(error);
      // Shown is what could not be saved; a failure of this question stays with the query.
      void queryClient.invalidateQueries({ queryKey });
    },
    mutationKey: queryKey,
  });
  return mutate;
}
