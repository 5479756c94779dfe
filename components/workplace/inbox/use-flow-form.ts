import { useQuery } from '@tanstack/react-query';
import type { FlowForm } from '#components/kit/screens/transaction-def.tsx';
import { formOf } from '#components/workplace/forms.ts';
import type { RecordState } from '#hooks/use-record.ts';
import { message } from '#lib/messages/id.ts';
import { ApiError } from '#services/api-error.ts';

/** Loads the form an item was filled in, when one of its kind is first opened. It has the shape of a read. */
export function useFlowForm(flowCode: string): RecordState<FlowForm> {
  const query = useQuery({
    queryKey: ['form', flowCode],
    queryFn: async () => {
      const load = formOf(flowCode);
      if (!load)
        throw new ApiError({
          message: message('flow.formTidakDikenal', { kode: flowCode }),
          respCode: '',
          status: 404,
        });
      return load();
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    meta: { topics: [], quiet: true },
  });
  return {
    data: query.data,
    loading: query.isPending,
    fetching: query.isFetching,
    outdated: false,
    error: query.error,
    refetch: () => void query.refetch(),
  };
}
