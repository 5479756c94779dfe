import type { Posting } from '#types/proto/common.ts';
import { type CounterBank, counterBank } from '../../counter-bank.ts';

export interface CustomersBank extends CounterBank {
  /** Files the record of a customer in a user's name; returns the item's id. */
  file(flowCode: string, data: object, maker?: string): Promise<string>;
  approve(idFlow: string, checker?: string): Promise<Posting>;
  /** cs1 files it, the branch manager approves it; returns the number the customer has. */
  save(flowCode: string, data: object): Promise<string>;
}

/** The small bank, with what tests of customers do again and again. */
export async function customersBank(): Promise<CustomersBank> {
  const bank = await counterBank();
  const file: CustomersBank['file'] = async (flowCode, data, maker = 'cs1') =>
    (await bank.flow(maker, 'SUBMIT', { flowCode, seen: '', data })).id_flow;
  const approve: CustomersBank['approve'] = (idFlow, checker = 'manager1') =>
    bank.flow(checker, 'APPROVE', { idFlow, remark: 'Sesuai dokumen' });
  return {
    ...bank,
    file,
    approve,
    save: async (flowCode, data) => {
      const idFlow = await file(flowCode, data);
      await approve(idFlow);
      const [row] = await bank.owner<{ kunci: string }[]>`
        select kunci from record_version where jenis = 'customer' and id_flow = ${idFlow}`;
      return row?.kunci ?? '';
    },
  };
}
