import { buttonTransitionInput, byIdFlowInput, otorisasiQuery, processInput } from '#lib/schemas/flow.ts';
import { command, list, query } from './endpoint.ts';

export const flow = {
  buttons: query('flow/get-button-transition', 'flow.getButtonTransition', buttonTransitionInput),
  byId: query('flow/get-by-id_flow', 'flow.getByIdFlow', byIdFlowInput),
  process: command('flow/process-v2', 'flow.processV2', processInput, [
    'inbox',
    'till',
    'vault',
    'rekening',
    'transaksi',
    'laporan',
  ]),
  waiting: list('otorisasi/otorisasi-data', 'flow.otorisasiData', otorisasiQuery, ['inbox']),
  history: list('otorisasi/otorisasi-history-data', 'flow.otorisasiHistoryData', otorisasiQuery, ['inbox']),
  drafts: list('otorisasi/draft-otorisasi', 'flow.draftOtorisasi', otorisasiQuery, ['inbox']),
};
