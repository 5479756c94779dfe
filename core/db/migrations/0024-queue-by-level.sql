-- Who decides on a level of which little waits (administration) finds it without walking past everybody else's.
create index flow_queue_level on flow_instance (tingkat, antrian, id_flow) where flow_state = 'WAITING';
