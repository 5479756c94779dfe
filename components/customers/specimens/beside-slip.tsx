import { useContext } from 'react';
import { useAccount } from '#components/kit/fields/account-field.tsx';
import { drawn } from '#components/kit/ui/drawn.tsx';
import { debitedAccount } from '#lib/customers/specimens.ts';
import { SpecimenPlace } from './specimen-place.ts';

/** Comes when it is first shown: a form can be typed into before. */
const Specimens = drawn(async () => (await import('./specimens.tsx')).Specimens);

function BesideForm({ flowCode, value }: { readonly flowCode: string; readonly value: string }) {
  const account = useAccount(value);
  // A number that is no account has no signatures; its error is at its field.
  if (!account.data?.rekening) return null;
  return <Specimens key={value} nomor_rekening={value} flowCode={flowCode} tempat="FORMULIR" />;
}

/** The specimens of the account a form debits, as a panel of that form: beside what is typed, and beside the item at the desk. */
export const specimensFor = (flowCode: string) =>
  function SpecimenPanel({ value }: { readonly value: string }) {
    const place = useContext(SpecimenPlace);
    if (place === null) return <BesideForm flowCode={flowCode} value={value} />;
    return place.waits ? (
      <Specimens key={place.idFlow} id_flow={place.idFlow} flowCode={flowCode} tempat="MEJA" />
    ) : null;
  };

/** The same in the window where a supervisor releases a transaction at the counter; nothing where no account is debited. */
export function SpecimensOfOverride({ flowCode, flowData }: { readonly flowCode: string; readonly flowData: object }) {
  const number = debitedAccount(flowCode, flowData as Readonly<Record<string, unknown>>);
  return number === '' ? null : <Specimens nomor_rekening={number} flowCode={flowCode} tempat="OVERRIDE" />;
}
