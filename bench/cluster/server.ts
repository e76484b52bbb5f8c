// Starts the server of the server bench, with or without a shared database.
import '../server/hideout-server.ts';
