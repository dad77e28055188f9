export { SuiteTheme, useTheme } from './theme/suite-theme';
export { applyStoredTheme, type ThemeScheme } from './theme/stored-theme';
export { useMediaPhone } from './theme/media-phone';
export { classNames } from './theme/class-names';
export { VisuallyHidden } from './theme/visually-hidden';
export type { Tone } from './theme/tone';

export { Button, type ButtonProps } from './action/button';
export { IconButton, type IconButtonProps } from './action/icon-button';
export { LinkButton, type LinkButtonProps } from './action/link-button';
export { ButtonRow } from './action/button-row';
export { TextButton } from './action/text-button';
export { TextLink } from './action/text-link';

export { StatusGlyph, type StatusGlyphName } from './status/status-glyph';
export { StatusMark, type StatusProps } from './status/status-mark';
export { StatusPill } from './status/status-pill';

export { Amount, type AmountProps } from './value/amount';
export { Avatar, type AvatarProps } from './value/avatar';
export { Badge } from './value/badge';
export { AddChip, Chip, ChipRow, type ChipProps } from './value/chip';
export { Counter } from './value/counter';
export { DaysLeft, type DaysLeftProps } from './value/days-left';
export { Kbd } from './value/kbd';

export { Field, type FieldControl, type FieldProps } from './field/field';
export { TextInput, type TextInputProps } from './field/text-input';
export { SearchInput, type SearchInputProps } from './field/search-input';
export { Textarea, type TextareaProps } from './field/textarea';
export { Checkbox, type CheckboxProps } from './field/checkbox';
export { Radio, type RadioProps } from './field/radio';
export { Segmented, type SegmentedOption, type SegmentedProps } from './field/segmented';

export { AlertCard, type AlertCardProps, type AlertType } from './feedback/alert-card';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state';
export { Loader, type LoaderProps } from './loader/loader';
export { Overlay } from './feedback/overlay';
export { Progress } from './feedback/progress';
export { Skeleton } from './feedback/skeleton';
export { StatePage, type StatePageProps } from './feedback/state-page';
export { Strip, type StripProps } from './feedback/strip';

export { Breadcrumbs, type Breadcrumb } from './layout/breadcrumbs';
export { Facts, KeyValue, type KeyValueItem } from './layout/key-value';
export { useMovingPart } from './layout/moving-part';
export { Pager, type PagerProps } from './layout/pager';
export { Section, type SectionProps } from './layout/section';
export { Tabs, type TabItem, type TabsProps } from './layout/tabs';

export { useHotkey, type HotkeyOptions } from './hotkey/use-hotkey';
export { boundKeys, useKeyGroup, type KeyHint } from './hotkey/bound-keys';

export { ConfirmDialog, type ConfirmDialogProps } from './overlay/confirm-dialog';
export { Dialog, type DialogProps } from './overlay/dialog';
export { Menu, type MenuProps } from './overlay/menu';
export type { MenuEntry, MenuItem } from './overlay/menu-entry';
export { Popover, type PopoverProps, type TriggerProps } from './overlay/popover';
export { PopoverPanel, type PopoverPanelProps } from './overlay/popover-panel';
export { Sheet, type SheetProps } from './overlay/sheet';
export { Tooltip, type TooltipProps } from './overlay/tooltip';
export type { Placement } from './anchor/anchor';
