-- What an authority asks for holds from its filing: the items that may be such are found without going through all that wait.
create index flow_instance_official on flow_instance (rekening) where flow_state in ('WAITING', 'RETURNED') and flow_code in ('BLOKIR_REKENING', 'TAHAN_DANA');
