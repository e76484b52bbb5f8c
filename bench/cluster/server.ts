// The server of the other bench, started here with or without a database that several share.
import '../server/hideout-server.ts';
