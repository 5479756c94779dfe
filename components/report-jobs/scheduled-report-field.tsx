import type { FieldProps } from '#components/fields/field.tsx';
import { LocalSelect } from '#components/fields/search-select.tsx';
import { useProfile } from '#hooks/use-session.ts';
import { messageOf } from '#lib/messages/id.ts';
import { scheduledCodes, scheduledOf } from '#lib/reports/schedule.ts';

/** Chooses the report of a schedule: of those that the reader may read, beside the present one. */
export function ScheduledReportField(props: FieldProps) {
  const { canOpen } = useProfile();
  const options = scheduledCodes
    .filter((code) => code === props.value || scheduledOf(code)?.menus.some(canOpen))
    .map((value) => ({ value, display: messageOf('lap.', value) }));
  return <LocalSelect {...props} options={options} />;
}
