import { KeptAccounts } from '#components/accounts/inquiries/account-lists.tsx';

export default KeptAccounts;
