import { IconInfoCircle } from '@tabler/icons-react';
import { Button, IconButton, useMediaPhone } from 'shared/ui';

/** The way to the category's own record: its fields, history and actions; a sign alone on a phone. */
export function AboutCategory({ onOpen }: { onOpen: () => void }) {
  const isPhone = useMediaPhone();
  if (isPhone) return <IconButton label="О категории" icon={<IconInfoCircle />} onClick={onOpen} />;
  return <Button onClick={onOpen}>О категории</Button>;
}
