import type { Context } from '#core/access/context.ts';
import { read } from '#core/access/handler.ts';
import { validInput } from '#core/access/input.ts';
import { spendReadQuota } from '#core/access/read-quota.ts';
import { writeAudit } from '#core/access/write-audit.ts';
import { printRequestInput } from '#lib/customers/schemas/signature.ts';
import { fail } from '#lib/errors/errors.ts';
import type { RpcInput } from '#types/rpc.ts';
import { signable } from './print-request.ts';
import type { PrintSigner } from './print-signer.ts';
import { saveSpecimens } from './save-specimens.ts';
import { kartuTertinggal, svs } from './specimens.ts';

export interface SignatureConfig {
  /** Undefined where the bank has no print agents. */
  readonly printSigner?: PrintSigner | undefined;
}

/** The bank's signature for print agents, whose workstations trust its certificate (docs/printing.md); and its customers' signatures. */
export const signature = {
  operations: { SIMPAN_SPESIMEN: saveSpecimens },
  handlers: ({ printSigner }: SignatureConfig) => ({
    'signature.svs': read(svs),
    'signature.kartuTertinggal': read(kartuTertinggal),
    'signature.getCert': read(async () => {
      const { certificate, fingerprint, until } = printSigner ?? fail('PRINT_AGENT_NONE');
      return { sertifikat: certificate, sidik: fingerprint, berlaku_sampai: until };
    }),
    // Only prints of the bank's pages are signed; for each signature the trail records who sent what to which printer.
    'signature.tandaTangan': read(async (context: Context, input: RpcInput<'signature.tandaTangan'>) => {
      const { isi } = validInput(printRequestInput, input);
      const signer = printSigner ?? fail('PRINT_AGENT_NONE');
      const { hash, record } = signable(isi, Date.now());
      await spendReadQuota(context, 'TANDA_TANGAN_CETAK');
      await writeAudit(context, {
        aksi: 'TANDA_TANGAN_CETAK',
        rincian: { ...record, isi: hash, sertifikat: signer.fingerprint },
      });
      return { tanda_tangan: signer.sign(hash) };
    }),
  }),
};
