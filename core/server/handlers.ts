import { allowedMenu, auth, menu, popup, sidebarMenu } from '#core/access/queries.ts';
import { auditTrail } from '#core/audit/queries.ts';
import { closeChecks, closeDay, openDay } from '#core/branch/day.ts';
import { catatEkspor, periksaRantai } from '#core/engine/audit-chain.ts';
import { riwayatObjek } from '#core/engine/audit-history.ts';
import { insertRecord } from '#core/engine/audit-record.ts';
import { bukaSamaran } from '#core/engine/audit-unmask.ts';
import { validateOverride, validateUser } from '#core/engine/authority-view.ts';
import type { Context } from '#core/engine/context.ts';
import { getButtonTransition, getByIdFlow } from '#core/engine/flow-view.ts';
import type { Operation } from '#core/engine/operation.ts';
import { authenticateOverride, requestOverride } from '#core/engine/override.ts';
import { fingerprintChallenge, releaseByFinger } from '#core/engine/override-finger.ts';
import { closeDraft } from '#core/engine/posted-draft.ts';
import { runOperation } from '#core/engine/run-operation.ts';
import { type Operations, validInput, violation } from '#core/engine/submitted.ts';
import { processFlow } from '#core/engine/workflow.ts';
import { draftOtorisasi, otorisasiData, otorisasiHistoryData } from '#core/flow/queries.ts';
import { createUser } from '#core/management/create-user.ts';
import { delegation } from '#core/management/delegation.ts';
import { cabutDelegasi, calonDelegasi, delegasi } from '#core/management/delegation-queries.ts';
import { deleteUser } from '#core/management/delete-user.ts';
import { editCounter } from '#core/management/edit-counter.ts';
import { editUser } from '#core/management/edit-user.ts';
import { oneTimePassword, type SetPassword } from '#core/management/one-time-password.ts';
import { userDetail, users, userTills } from '#core/management/user-queries.ts';
import { accountingDate, denomList, kodeCabang, referenceNumber, statusCabang } from '#core/parameter/queries.ts';
import { coa, jurnal, trialBalance } from '#core/report/queries.ts';
import { rekening, validateRekening } from '#core/savings/queries.ts';
import { bookTransfer } from '#core/teller/book-transfer.ts';
import { cashDeposit } from '#core/teller/cash-deposit.ts';
import { cashWithdrawal } from '#core/teller/cash-withdrawal.ts';
import { teller, tellerDetail } from '#core/teller/queries.ts';
import { reversal } from '#core/teller/reversal.ts';
import { transaksiDetails, transaksiToday } from '#core/teller/transaction-queries.ts';
import { openTill } from '#core/vault/open-till.ts';
import { cashTeller, dailyBalance, khasanah, mutasi, serahTerima } from '#core/vault/queries.ts';
import { receiveCash } from '#core/vault/receive-cash.ts';
import { tillToVault } from '#core/vault/till-to-vault.ts';
import { vaultToTill } from '#core/vault/vault-to-till.ts';
import { fail } from '#lib/errors.ts';
import type { Posting, Submit } from '#types/proto/common.ts';
import type { RpcInput, RpcName, RpcOutput } from '#types/rpc.ts';
import { closeTillOrCompare } from './close-till.ts';
import { type SessionConfig, sessionHandlers } from './session-handlers.ts';

/**
 * Every rpc but the stream and the provider's own message, and how it is answered. A change needs an idempotency key,
 * unless it is only tried (dry run).
 */
export type Handler<N extends RpcName> = {
  readonly changes: boolean;
  handle(context: Context, input: RpcInput<N>): Promise<RpcOutput<N>>;
};
export type Unary = Exclude<RpcName, 'flow.watch' | 'access.backchannelLogout'>;
export type Handlers = { readonly [N in Unary]: Handler<N> };

/** The operations that carry a flowCode: what workflow and override can run. */
export const operations: Operations = new Map<string, Operation>(
  (
    [
      cashDeposit,
      cashWithdrawal,
      bookTransfer,
      reversal,
      vaultToTill,
      tillToVault,
      delegation,
      createUser,
      editUser,
      deleteUser,
      editCounter,
    ] as Operation[]
  ).map((each) => [each.code, each]),
);

const read = <I, O>(handle: (context: Context, input: I) => Promise<O>) => ({ changes: false, handle });
const change = <I, O>(handle: (context: Context, input: I) => Promise<O>) => ({ changes: true, handle });

/** A transaction processor: its submit fields say whether it is tried only, which grant releases it, which draft it ends. */
const processor = <D, X>(operation: Operation<D, X>) =>
  change(
    async (context: Context, input: { submit?: Submit | undefined; flowData?: unknown }): Promise<Posting> =>
      runOperation(context, operation, validInput(operation.schema, input.flowData), {
        dryRun: input.submit?.dry_run === 'T',
        token: input.submit?.token_override || undefined,
        effects: await closeDraft(context, operation.code, input.submit),
      }),
  );

/** A command whose message is the operation's input, beside dry_run. */
const plain = <D, X>(operation: Operation<D, X>) =>
  change(
    (context: Context, { dry_run, ...data }: { dry_run: string }): Promise<Posting> =>
      runOperation(context, operation, validInput(operation.schema, data), { dryRun: dry_run === 'T' }),
  );

const auditHandlers = {
  'audit.auditTrail': read(auditTrail),
  'audit.riwayatObjek': read(riwayatObjek),
  'audit.bukaSamaran': change(bukaSamaran),
  'audit.periksaRantai': read(periksaRantai),
  'audit.catatEkspor': change(catatEkspor),
  'audit.insertRecord': change(insertRecord),
};

/** The table of all handlers; a new rpc that is missing here does not compile. */
export function makeHandlers(config: SessionConfig & { readonly setPassword?: SetPassword }): Handlers {
  const { setPassword = async () => fail('IDENTITY_AWAY') } = config;
  const session = sessionHandlers(config);
  return {
    'access.profil': read(session.profil),
    'access.menu': read(menu),
    'access.popup': read(popup),
    'access.auth': read(auth),
    'access.sidebarMenu': read(sidebarMenu),
    'access.allowedMenu': read(allowedMenu),
    'access.logout': read(session.logout),
    'access.kunci': change(session.lock),
    'access.bukaKunci': change(session.unlock),
    'access.sesi': read(session.sesi),
    'access.akhiriSesi': change(session.end),
    'access.simpanSetelan': change(session.save),
    'access.validateOverride': read((context, input) => validateOverride(context, input.nomor_rekening)),
    'access.validateUser': read(validateUser),
    'access.authenticateV2': change(async (context, input) =>
      input.login_type === 'FINGERPRINT'
        ? releaseByFinger(operations)(context, input)
        : authenticateOverride(
            context,
            operations,
            await config.supervisor(context.db, input.token_supervisor),
            input.flowCode,
            input.flowData,
          ),
    ),
    'access.fingerprintChallenge': read(fingerprintChallenge(operations)),
    'access.requestOverride': change((context, input) => requestOverride(context, operations, input)),
    ...auditHandlers,
    'branch.buka': change((context, input) => openDay(context, input.kode_cabang)),
    'branch.tutup': change((context, input) => closeDay(context, input.kode_cabang)),
    'branch.periksaTutup': read((context, input) => closeChecks(context, input.kode_cabang)),
    'flow.getButtonTransition': read((context, input) => getButtonTransition(context, operations, input)),
    'flow.getByIdFlow': read((context, input) => getByIdFlow(context, operations, input.id_flow)),
    'flow.processV2': change((context, input) =>
      processFlow(context, operations, requiredSubmit(input.submit), input.flowData),
    ),
    'flow.otorisasiData': read(otorisasiData),
    'flow.otorisasiHistoryData': read(otorisasiHistoryData),
    'flow.draftOtorisasi': read(draftOtorisasi),
    'flow.delegasi': read(delegasi),
    'flow.calonDelegasi': read(calonDelegasi),
    'flow.buatDelegasi': processor(delegation),
    'flow.cabutDelegasi': change((context, input) => cabutDelegasi(context, input.id_delegasi)),
    'management.users': read(users),
    'management.userDetail': read(userDetail),
    'management.userTills': read(userTills),
    'management.processCreateUsers': processor(createUser),
    'management.processEditUsers': processor(editUser),
    'management.processHapusUsers': processor(deleteUser),
    'management.processEditCounter': processor(editCounter),
    'management.oneTimePassword': change((context, input) => oneTimePassword(context, setPassword, input.id_user)),
    'parameter.statusCabang': read(statusCabang),
    'parameter.accountingDate': read(accountingDate),
    'parameter.kodeCabang': read(kodeCabang),
    'parameter.denomList': read(denomList),
    'parameter.referenceNumber': read(referenceNumber),
    'report.trialBalance': read(trialBalance),
    'report.coa': read(coa),
    'report.jurnal': read(jurnal),
    'savings.rekening': read(rekening),
    'savings.validateRekening': read(validateRekening),
    'teller.setorTunai': processor(cashDeposit),
    'teller.tarikTunai': processor(cashWithdrawal),
    'teller.pemindahbukuan': processor(bookTransfer),
    'teller.reversal': processor(reversal),
    'teller.teller': read(teller),
    'teller.tellerDetail': read(tellerDetail),
    'teller.transaksiToday': read(transaksiToday),
    'teller.transaksiDetails': read(transaksiDetails),
    'vault.setoranKhasanah': processor(tillToVault),
    'vault.penarikanKhasanah': processor(vaultToTill),
    'vault.openTellerCash': plain(openTill),
    'vault.closeTellerCash': change(closeTillOrCompare),
    'vault.terimaKas': plain(receiveCash),
    'vault.serahTerima': read(serahTerima),
    'vault.khasanah': read(khasanah),
    'vault.cashTeller': read(cashTeller),
    'vault.mutasi': read(mutasi),
    'vault.dailyBalance': read(dailyBalance),
  };
}

/** A request without its payload is as good as one with an unknown action. */
function requiredSubmit(submit: Submit | undefined): Submit {
  return submit ?? fail('VALIDATION', { violations: [violation('actionType', 'v.wajib')] });
}
