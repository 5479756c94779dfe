import { type FormEvent, useState } from 'react';
import { DateField } from '#components/kit/fields/date-field.tsx';
import { DateTimeField } from '#components/kit/fields/date-time-field.tsx';
import { Changes } from '#components/kit/screens/changes.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { EmptyState, Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import type { MessageKey } from '#lib/messages/id.ts';
import type { maintenance } from '#services/accounts/maintenance.ts';
import type { Input, Output } from '#services/client.ts';
import { customer } from '#services/customers/customer.ts';
import { FieldDetails } from './field-details.tsx';
import '#lib/customers/messages/customer.ts';

const EMPTY = { benar: '', diketahui: '', banding_benar: '', banding_diketahui: '' };

interface FoundProps extends Pick<StateAtProps, 'unknown'> {
  readonly state: Output<typeof customer.state>;
  readonly beside: boolean;
}

function Found({ state, beside, unknown = 'nasabah.belumDikenal' }: FoundProps) {
  const t = useT();
  if (state.ada !== 'T') return <EmptyState title={t(unknown)} icon="clock-history" />;
  if (!beside) return <FieldDetails items={state.isi} />;
  if (state.isi.length === 0) return <EmptyState title={t('nasabah.tidakBerbeda')} icon="check-circle" />;
  return <Changes items={state.isi} />;
}

interface StateAtProps {
  /** Returns the state of a record at a time; its fields are those of a change. */
  readonly endpoint?: typeof customer.state | typeof maintenance.state | undefined;
  /** Names the record, as the endpoint asks for it. */
  readonly of: Readonly<Record<string, string>>;
  /** Said where the bank did not know the record yet. */
  readonly unknown?: MessageKey | undefined;
}

/**
 * Shows a past state of a record: true for a day, as known at a moment, alone or beside another day and moment; a customer's unless another is
 * named.
 */
export function StateAt({ endpoint = customer.state, of, unknown }: StateAtProps) {
  const t = useT();
  const [typed, setTyped] = useState(EMPTY);
  const [asked, setAsked] = useState(EMPTY);
  const record = useRecord(endpoint as typeof customer.state, { ...of, ...asked } as Input<typeof customer.state>);
  const field = (name: keyof typeof EMPTY) => ({
    name,
    value: typed[name],
    onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(typed);
  };
  const beside = asked.banding_benar !== '' || asked.banding_diketahui !== '';
  return (
    <div className="stack">
      <form className="stack" onSubmit={submit}>
        <div className="row gy-3">
          <div className="col-12 col-md-6">
            <DateField {...field('benar')} label={t('nasabah.benar')} />
          </div>
          <div className="col-12 col-md-6">
            <DateTimeField {...field('diketahui')} label={t('nasabah.diketahui')} />
          </div>
          <div className="col-12 col-md-6">
            <DateField {...field('banding_benar')} label={t('nasabah.bandingBenar')} />
          </div>
          <div className="col-12 col-md-6">
            <DateTimeField {...field('banding_diketahui')} label={t('nasabah.bandingDiketahui')} />
          </div>
        </div>
        <div className="line buttons">
          <Button type="submit" className="push" icon="search">
            {t('nasabah.tampilkan')}
          </Button>
        </div>
      </form>
      <Loaded state={record} lines={8}>
        {(state) => <Found state={state} beside={beside} unknown={unknown} />}
      </Loaded>
    </div>
  );
}
