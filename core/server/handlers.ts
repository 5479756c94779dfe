import { allowedMenu, auth, menu, popup, popupMenu, sidebarMenu } from '#core/access/queries.ts';
import { auditTrail } from '#core/audit/queries.ts';
import { closeChecks, closeDay, openDay } from '#core/branch/day.ts';
import { catatEkspor, periksaRantai } from '#core/engine/audit-chain.ts';
import { riwayatObjek } from '#core/engine/audit-history.ts';
import { insertRecord } from '#core/engine/audit-record.ts';
import { bukaSamaran } from '#core/engine/audit-unmask.ts';
import { validateOverride, validateUser } from '#core/engine/authority-view.ts';
import { getButtonTransition, getByIdFlow } from '#core/engine/flow-view.ts';
import type { Operation } from '#core/engine/operation.ts';
import { authenticateOverride, requestOverride } from '#core/engine/override.ts';
import { fingerprintChallenge, releaseByFinger } from '#core/engine/override-finger.ts';
import { type Operations, violation } from '#core/engine/submitted.ts';
import { processFlow } from '#core/engine/workflow.ts';
import { processBatch } from '#core/engine/workflow-batch.ts';
import { draftOtorisasi, otorisasiData, otorisasiHistoryData } from '#core/flow/queries.ts';
import { createUser } from '#core/management/create-user.ts';
import { delegation } from '#core/management/delegation.ts';
import { cabutDelegasi, calonDelegasi, delegasi } from '#core/management/delegation-queries.ts';
import { deleteUser } from '#core/management/delete-user.ts';
import { editCounter } from '#core/management/edit-counter.ts';
import { editUser } from '#core/management/edit-user.ts';
import { saveMenu } from '#core/management/menus.ts';
import { saveRole } from '#core/management/roles.ts';
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
import type { Submit } from '#types/proto/common.ts';
import { closeTillOrCompare } from './close-till.ts';
import { change, type Handlers, plain, processor, read } from './handler.ts';
import { type ManagementConfig, managementHandlers } from './management-handlers.ts';
import { roleHandlers } from './role-handlers.ts';
import { type SessionConfig, sessionHandlers } from './session-handlers.ts';

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
      saveRole,
      saveMenu,
    ] as Operation[]
  ).map((each) => [each.code, each]),
);

const auditHandlers = {
  'audit.auditTrail': read(auditTrail),
  'audit.riwayatObjek': read(riwayatObjek),
  'audit.bukaSamaran': change(bukaSamaran),
  'audit.periksaRantai': read(periksaRantai),
  'audit.catatEkspor': change(catatEkspor),
  'audit.insertRecord': change(insertRecord),
};

const cashHandlers = {
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

/** The table of all handlers; a new rpc that is missing here does not compile. */
export function makeHandlers(config: SessionConfig & ManagementConfig): Handlers {
  const session = sessionHandlers(config);
  return {
    'access.profil': read(session.profil),
    'access.menu': read(menu),
    'access.popup': read(popup),
    'access.auth': read(auth),
    'access.sidebarMenu': read(sidebarMenu),
    'access.popupMenu': read(popupMenu),
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
      processFlow(context, operations, requiredSubmit(input.submit), input.flowData, input.catatan_kolom),
    ),
    'flow.prosesBersama': change((context, input) => processBatch(context, operations, input)),
    'flow.otorisasiData': read(otorisasiData),
    'flow.otorisasiHistoryData': read(otorisasiHistoryData),
    'flow.draftOtorisasi': read(draftOtorisasi),
    'flow.delegasi': read(delegasi),
    'flow.calonDelegasi': read(calonDelegasi),
    'flow.buatDelegasi': processor(delegation),
    'flow.cabutDelegasi': change((context, input) => cabutDelegasi(context, input.id_delegasi)),
    ...managementHandlers(config),
    ...roleHandlers(operations),
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
    ...cashHandlers,
  };
}

/** A request without its payload is as good as one with an unknown action. */
function requiredSubmit(submit: Submit | undefined): Submit {
  return submit ?? fail('VALIDATION', { violations: [violation('actionType', 'v.wajib')] });
}
