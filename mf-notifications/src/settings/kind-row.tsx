import { NOTIFICATION_KINDS } from 'shared/contract/notification/notification-kinds';
import type { NotificationSetting } from 'shared/contract/notification/notification-settings';
import { Badge, Checkbox, Segmented, useMediaPhone } from 'shared/ui';

import { MAIL_OPTIONS } from './settings.labels';
import classes from './settings.module.css';

interface KindRowProps {
  setting: NotificationSetting;
  onChange: (setting: NotificationSetting) => void;
}

/** One kind of notification: when it comes, and by which ways. */
export function KindRow({ setting, onChange }: KindRowProps) {
  const isPhone = useMediaPhone();
  const { title, hint, urgency } = NOTIFICATION_KINDS[setting.type];
  return (
    <li className={classes.kind}>
      <div className={classes.name}>
        <span className={classes.title}>
          {title}
          {urgency === 'urgent' && <Badge tone="red">Срочно</Badge>}
        </span>
        <span className={classes.hint}>{hint}</span>
      </div>
      <div className={classes.live}>
        <Checkbox
          label={isPhone ? 'Сразу на экране' : undefined}
          aria-label={`${title}: сразу на экране`}
          checked={setting.live}
          onChange={(live) => {
            onChange({ ...setting, live });
          }}
        />
      </div>
      <div className={classes.mail}>
        <Segmented
          label={`${title}: почта`}
          size={isPhone ? 'md' : 'sm'}
          options={MAIL_OPTIONS}
          value={setting.mail}
          onChange={(mail) => {
            onChange({ ...setting, mail });
          }}
        />
      </div>
    </li>
  );
}
