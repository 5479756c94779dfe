import { KeptAccounts } from '#components/savings/account-lists.tsx';

export default KeptAccounts;
