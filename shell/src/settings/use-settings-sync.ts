import { useEffect, useEffectEvent, useRef } from 'react';
import { useAlerts } from 'shared/alerts';
import {
  keepSetting,
  onLocalSettings,
  readLocalSettings,
  useLocalSettings,
  useSessionUser,
} from 'shared/session';
import { useTheme, type ThemeScheme } from 'shared/ui';

import { isTheme } from './theme-setting';
import { bringSettings, sendSettings } from './settings-sync.mutations';

/** Milliseconds a change waits for the next one: a dragged column is one change. */
const PAUSE = 600;

/** Keeps the person's settings in this browser and on the server one and the same, as far as the server answers. */
export function useSettingsSync(): void {
  const { id } = useSessionUser();
  const alerts = useAlerts();
  useThemeSync();
  const send = useEffectEvent(() => {
    // sendSettings never rejects.
    void sendSettings().then((isTaken) => {
      if (!isTaken) alerts.info('Сервер не ответил: настройка сохранена только в этом браузере');
    });
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const plan = () => {
      clearTimeout(timer);
      if (readLocalSettings().unsent.length > 0) timer = setTimeout(send, PAUSE);
    };
    const stop = onLocalSettings(plan);
    // Rejections are taken inside: without an answer the copy of this browser holds.
    void bringSettings({ owner: id }).then(plan);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [id]);
}

/**
 * The theme is put on the document before anything else runs, from a place of its own; here the two become one choice: a
 * theme the person has just taken goes to the settings, one that came with the settings goes to the document.
 */
function useThemeSync(): void {
  const { scheme, setScheme } = useTheme();
  const chosen = useLocalSettings().values.theme;
  const before = useRef<ThemeScheme | null>(null);
  const agree = useEffectEvent((hasChosenNow: boolean) => {
    const wanted = isTheme(chosen) ? chosen : 'auto';
    if (scheme === wanted) return;
    if (hasChosenNow) keepSetting('theme', scheme);
    else setScheme(wanted);
  });
  useEffect(() => {
    // At the start a theme without a setting is one that was taken before the settings were looked at.
    const isTaken = before.current === null ? !isTheme(chosen) : before.current !== scheme;
    before.current = scheme;
    agree(isTaken);
  }, [scheme, chosen]);
}
