import { useEffect } from 'react';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import type { FormHandle, Values } from '#components/kit/form/field-def.ts';
import { Button } from '#components/kit/ui/button.tsx';
import { drawn } from '#components/kit/ui/drawn.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { ErrorState, Loaded } from '#components/kit/ui/states.tsx';
import { type RecordState, useRecord } from '#hooks/use-record.ts';
import { customer } from '#services/customers/customer.ts';
import type { MergeSeen } from './merge-comparison.tsx';
import '#lib/customers/messages/merge.ts';

// Comes with the first pair: nothing is listed before two customers are chosen.
const OpenItems = drawn(async () => (await import('./merge-comparison.tsx')).OpenItems, 2);
const SideBySide = drawn(async () => (await import('./merge-comparison.tsx')).SideBySide);
const MergeLinks = drawn(async () => (await import('./merge-links.tsx')).MergeLinks);

export interface PreviewProps {
  readonly field: FieldProps<unknown>;
  readonly values: Values;
  readonly form: FormHandle;
}

const NUMBER = /^\d{10,11}$/;

/** Binds the form to what is shown: fields that say in which state the records and links were seen. */
function useSeen({ field, form }: PreviewProps, { data }: RecordState<MergeSeen>, versions: boolean): void {
  const { disabled } = field;
  const { sidik = '', versi_asal = 0, versi_ke = 0 } = data ?? {};
  useEffect(() => {
    if (disabled) return;
    if (versions) {
      form.setValue('versi_asal', versi_asal);
      form.setValue('versi_ke', versi_ke);
    }
    form.setValue('sidik', sidik);
  }, [disabled, versions, sidik, versi_asal, versi_ke, form]);
}

/** A checker reads the present records; a note says so where they differ from what the maker saw. */
function Outdated({ field, seen }: { readonly field: FieldProps<unknown>; readonly seen: MergeSeen }) {
  const t = useT();
  if (!field.disabled || seen.sidik === field.value) return null;
  return (
    <Note tone="warn" role="status">
      {t('gabung.berubah')}
    </Note>
  );
}

/** Shows both records, the obstacles, and every link that goes to the survivor; the maker can exchange the survivor for the other. */
export function MergePreview(props: PreviewProps) {
  const { field, values, form } = props;
  const t = useT();
  const [asal, ke] = [String(values.asal ?? ''), String(values.ke ?? '')];
  const asked = NUMBER.test(asal) && NUMBER.test(ke) && asal !== ke;
  const state = useRecord(customer.mergePreview, { asal, ke }, { enabled: asked, quiet: true });
  useSeen(props, state, true);
  if (!asked) return <Note>{t('gabung.pilihDua')}</Note>;
  if (state.error) return <ErrorState error={state.error} onRetry={state.refetch} />;
  const swap = () => {
    form.setValue('asal', ke, { shouldDirty: true });
    form.setValue('ke', asal, { shouldDirty: true });
  };
  return (
    <Loaded state={state} lines={10}>
      {(seen) => (
        <div className="stack">
          {seen.id_gabung === '' ? <Outdated field={field} seen={seen} /> : <Note>{t('gabung.sudah')}</Note>}
          {seen.terbuka.length > 0 ? <OpenItems items={seen.terbuka} /> : null}
          {field.disabled ? null : (
            <div>
              <Button small icon="arrow-left-right" onClick={swap}>
                {t('gabung.tukar')}
              </Button>
            </div>
          )}
          <SideBySide seen={seen} />
          <h3>{t('gabung.yangPindah')}</h3>
          <MergeLinks
            caption={t('gabung.yangPindah')}
            of={seen.id_gabung === '' ? { asal, ke } : { id_gabung: seen.id_gabung }}
          />
        </div>
      )}
    </Loaded>
  );
}

/** The two customers of a merge, and every link that would go back or stay. */
export function UnmergePreview(props: PreviewProps) {
  const { field, values } = props;
  const t = useT();
  const id_gabung = String(values.id_gabung ?? '');
  const state = useRecord(customer.unmergePreview, { id_gabung }, { enabled: id_gabung !== '', quiet: true });
  useSeen(props, state, false);
  if (id_gabung === '') return <Note>{t('gabung.pilihDariDaftar')}</Note>;
  if (state.error) return <ErrorState error={state.error} onRetry={state.refetch} />;
  return (
    <Loaded state={state} lines={10}>
      {(seen) => (
        <div className="stack">
          {seen.asal?.status === 'GABUNG' ? (
            <Outdated field={field} seen={seen} />
          ) : (
            <Note>{t('gabung.sudahBatal')}</Note>
          )}
          {seen.terbuka.length > 0 ? <OpenItems items={seen.terbuka} /> : null}
          <SideBySide seen={seen} />
          <h3>{t('gabung.yangKembali')}</h3>
          <MergeLinks caption={t('gabung.yangKembali')} of={{ id_gabung }} />
        </div>
      )}
    </Loaded>
  );
}
