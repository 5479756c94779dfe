import { ListedAccounts } from '#components/accounts/inquiries/account-lists.tsx';

export default ListedAccounts;
