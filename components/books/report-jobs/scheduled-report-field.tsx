import type { FieldProps } from '#components/kit/fields/field.tsx';
import { LocalSelect } from '#components/kit/fields/search-select.tsx';
import { useProfile } from '#hooks/use-session.ts';
import { scheduledCodes, scheduledOf } from '#lib/books/reports/schedule.ts';
import { messageOf } from '#lib/messages/id.ts';

/** Chooses the report of a schedule: of those that the reader may read, beside the present one. */
export function ScheduledReportField(props: FieldProps) {
  const { canOpen } = useProfile();
  const options = scheduledCodes
    .filter((code) => code === props.value || scheduledOf(code)?.menus.some(canOpen))
    .map((value) => ({ value, display: messageOf('lap.', value) }));
  return <LocalSelect {...props} options={options} />;
}
